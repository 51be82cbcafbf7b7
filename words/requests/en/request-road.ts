import { en as plural } from '../../plural.ts';

// Where a request stands, beside its road; each stands alone.
export const soldAndRated = 'Sold and rated';
export const howWasTheDealer = 'Sold: how was the dealer?';
export const closed = 'Closed';
export const completed = 'Completed';
export const howDidItGo = 'How did the viewing go?';
export const timePassed = (when: string) => `The time passed: ${when}`;
export const viewing = (when: string) => `Viewing ${when}`;
export const viewingProposed = (when: string) => `Viewing proposed for ${when}`;
export const otherCar = 'Another car is offered: please answer';
export const offersWait = (count: number) =>
  plural(count, { one: '1 offer waits for your answer', other: '# offers wait for your answer' });
export const toBook = 'Offer accepted: book a viewing';
export const sent = (when: string) => `Sent to dealers ${when}`;
/** Of the only offer. */
export const carGone = {
  sold: 'Its car was sold; other dealers still see your request',
  deleted: 'Its car was withdrawn; other dealers still see your request',
  bought: 'Its car was recorded as sold to you; other dealers still see your request',
};
export const noneWaits = 'No offer waits for your answer; dealers still see your request';
