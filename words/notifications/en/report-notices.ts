// What our team decided about a report, for who made it. By the kind of thing; `car`: what it is about; `person`: who was reported, of a review its dealer.
export const answered = 'We have looked at your report';
export const reported = {
  request: (car: string) => `You reported a request for ${car}.`,
  bid: (car: string) => `You reported an offer for ${car}.`,
  car: (car: string) => `You reported ${car}.`,
  message: (car: string) => `You reported a message about ${car}.`,
  review: (_: string, person: string) => `You reported a review of ${person}.`,
  person: (_: string, person: string) => `You reported ${person}.`,
};
/** Where the review's dealer, or the person, is not known any more. */
export const reportedUnknown = { review: 'You reported a review.', person: 'You reported a person.' };
export const photosRemoved = 'Photos of it were removed.';
const stays = 'We found nothing against our rules, so it stays.';
export const unfounded = {
  request: stays,
  bid: stays,
  car: stays,
  message: stays,
  review: stays,
  person: 'We found nothing against our rules.',
};
const isGone = 'It was removed.';
/** A person is not removed. */
export const removed = {
  request: isGone,
  bid: isGone,
  car: isGone,
  message: isGone,
  review: isGone,
  person: 'They are no longer a verified dealer.',
};
export const warned = {
  request: 'We have warned the buyer.',
  bid: 'We have warned the dealer.',
  car: 'We have warned the dealer.',
  message: 'We have warned the person who wrote it.',
  review: 'We have warned the buyer.',
  person: 'We have warned them.',
};
export const why = (reason: string) => `Why: “${reason}”`;

// For whose it is.
export const warning = 'A warning from our team';
export const photosRemovedTitle = 'Our team has removed photos of yours';
export const somethingRemovedTitle = 'Our team has removed something of yours';
export const about = {
  request: (car: string) => `It is about your request for ${car}.`,
  bid: (car: string) => `It is about your offer for ${car}.`,
  car: (car: string) => `It is about your car ${car}.`,
  message: (car: string) => `It is about a message of yours about ${car}.`,
  review: (car: string) => `It is about your review of the viewing of ${car}.`,
  person: (_: string) => 'It is about your account.',
};
/** What our team wrote, between what it is about and what to do. */
export const wrote = (reason: string) => `Our team wrote: “${reason}”`;
/** What a warned person can do about each thing: a car alone can be changed. */
export const please = {
  request: 'It stays for now, as it is; you can delete it and post another.',
  bid: 'It stays for now. Before you send the next one, please check the car, the price, the logbook and your words.',
  car: 'It stays for now; please change what is wrong.',
  message: 'It stays for now. Please write politely, ask for no deposit and leave private details out.',
  review: 'It stays for now. Please keep your reviews true and polite, and leave private details out.',
  person: 'Please keep to our rules from now on.',
};
