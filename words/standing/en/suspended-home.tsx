import { en as plural } from '../../plural.ts';

const bold = (text: string) => <b>{text}</b>;

export const notLoaded = 'Error loading data';
export const loading = 'Loading';
export const since = (moment: string) => `Suspended since ${moment}`;
export const headings = {
  buyer: 'Dealers can’t see your requests at the moment',
  dealer: 'Buyers can’t see your yard, and you can’t bid at the moment',
};
export const reason = 'The reason, as our team wrote it';

export const contestThis = 'Contest this';
export const once = 'Once, in your own words. A person of our team reads it and answers here and by email.';
export const youContested = 'You contested it';
export const youContestedOn = (day: string) => `You contested it on ${day}`;
export const isRead = 'It is being read, and can’t be changed. We answer here and by email.';
export const ourAnswer = 'Our answer: the suspension stays';

export const whatItStops = 'What it stops';
export const yardHidden = 'Your yard’s page is hidden from buyers';
export const carsHidden = (count: number) => (
  <>{bold(plural(count, { one: '1 car', other: '# cars' }))} and your yard’s page are hidden from buyers</>
);
export const bidsFrozen = (count: number) => (
  <>
    {bold(plural(count, { one: '1 bid', other: '# bids' }))}{' '}
    {plural(count, { one: 'frozen: buyers can’t accept it', other: 'frozen: buyers can’t accept them' })}
  </>
);
export const requestsHidden = (count: number) => (
  <>Dealers don’t find {bold(plural(count, { one: 'your request', other: 'your # requests' }))}</>
);
export const offersUnanswered = (count: number) => <>{bold(plural(count, { one: '1 offer', other: '# offers' }))} can’t be answered</>;
const viewings = (count: number) => bold(plural(count, { one: '1 viewing', other: '# viewings' }));
/** Read by a buyer, and by a dealer. */
export const viewingsCancelled = {
  buyer: (count: number) => <>{viewings(count)} cancelled, and the dealers told</>,
  dealer: (count: number) => <>{viewings(count)} cancelled, and the buyers told</>,
};
export const nothingNew = { buyer: 'No new requests, messages or changes', dealer: 'No new bids, messages, cars or changes' };

export const whatYouCanDo = 'What you can do';
export const pay = (amount: string) => `Pay ${amount}`;
export const staysDue = 'what you owe us stays due';
export const seeDispute = 'See your open dispute';
export const disputeOthers = 'you can also dispute an outcome that is not right';
export const readEverything = 'Read everything of yours';
export const everything = { buyer: 'requests, offers, chats, viewings', dealer: 'cars, bids, chats, viewings, reviews' };
export const makeCopy = 'Make a copy of your data';
export const alsoErase = 'one ZIP file; you can also erase your account there';

export const whatStays = 'What stays yours';
const accepted = (count: number) => bold(plural(count, { one: '1 accepted offer', other: '# accepted offers' }));
export const acceptedStay = {
  buyer: (count: number) => <>{accepted(count)}: the dealers were told that your account is under review, not why</>,
  dealer: (count: number) => <>{accepted(count)}: the buyers were told that your account is under review, not why</>,
};
export const nothingDeleted = 'Nothing of yours is deleted';
export const comesBack = 'Everything comes back as it was if this ends. Cancelled viewings have to be booked again';
