// What the mails to a suspended person, and to whoever deals with one, say beyond their notices.
export const openAccount = 'Open my account';
export const whatICanDo = 'See what I can do';
export const seeHowItStands = 'See how it stands';

export const warned = (address: string) => `Nothing else has changed. If you see it differently, write to ${address}.`;
export const standsStill =
  'Others can’t find what you offer or ask for. Your bids and offers are on hold, and your upcoming viewings are cancelled.';
export const staysOwed = 'What was agreed and what is owed stays. You can say once, on your home page, why you see it differently.';
export const restored = (address: string) => `Others can find what you offer or ask for again. Questions? Write to ${address}.`;

/** By who reads. */
export const acceptedStays = {
  buyer: 'An offer that you accepted stays accepted, and you can accept another one.',
  dealer: 'A bid that was accepted stays accepted, and you can go on bidding on other requests.',
};
export const begun =
  'A viewing that has begun you can record and rate as always. We don’t know yet how long it will take, and we tell nobody why.';
export const tellUs = {
  buyer: (dealer: string, address: string) => `Something about ${dealer} that we should know? Write to ${address}.`,
  dealer: (buyer: string, address: string) => `Something about ${buyer} that we should know? Write to ${address}.`,
};
export const asAlways = 'As always: nobody needs money from you before you have seen the car.';
