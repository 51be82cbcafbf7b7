import { en as plural } from '../../plural.ts';

// A person beside what is to be decided.
export const roles = { buyer: 'Buyer', dealer: 'Dealer' };
export const suspended = 'Suspended';
export const memberSince = (month: string) => `Member since ${month}`;
export const notVerified = 'Not verified';
export const verified = 'Verified';
export const verifiedSince = (month: string) => `Verified since ${month}`;
export const sales = (count: number) => plural(count, { one: '1 recorded sale', other: '# recorded sales' });
export const nothingBefore = 'nothing decided before';
// What was decided about them before.
export const ownOverturned = (count: number) =>
  plural(count, { one: '1 record of theirs overturned', other: '# records of theirs overturned' });
/** Records of the other party, who is a buyer for a dealer. */
export const othersOverturned = {
  dealer: (count: number) => plural(count, { one: '1 record of a buyer overturned', other: '# records of buyers overturned' }),
  buyer: (count: number) => plural(count, { one: '1 record of a dealer overturned', other: '# records of dealers overturned' }),
};
export const overturned = (count: number) => plural(count, { one: '1 dispute overturned', other: '# disputes overturned' });
export const upheld = (count: number) => plural(count, { one: '1 dispute upheld', other: '# disputes upheld' });
export const warnings = (count: number) => plural(count, { one: '1 warning', other: '# warnings' });
export const removed = (count: number) => plural(count, { one: '1 thing removed', other: '# things removed' });
export const unfounded = (count: number) => plural(count, { one: '1 report unfounded', other: '# reports unfounded' });
