import { en as plural } from '../../plural.ts';

// Changed business details of a verified dealer.
export const question = (dealer: string) => `Approve the changed details of ${dealer}?`;
export const theDealer = 'The dealer';
export const inForceAndWould = 'In force, and as it would be';
export const whatWasDecided = 'What was decided';
/** Over what a detail was: still in force, or not any more. */
export const inForce = 'in force';
export const before = 'before';
export const wanted = 'new';
export const map = 'Map of the new address';
export const refused = 'Refused';
export const approved = 'Approved';
export const waitsNoMore = 'Nothing waits any more';

export const approve = (details: number) => plural(details, { one: 'Approve 1 new detail', other: 'Approve # new details' });
export const everyoneSees = (dealer: string) =>
  `${dealer} stays verified, and everyone sees the new details from now on, on its offers and viewings too.`;
export const detailsApproved = 'Changed details approved';
export const getsEmail = (dealer: string) => `${dealer} gets an email.`;
export const refuse = 'Refuse';
export const staysVerified = (dealer: string) => `${dealer} stays verified with the old details, and may send others.`;
export const why = 'Why? The dealer reads this.';
export const refuseThese = (details: number) => plural(details, { one: 'Refuse 1 new detail', other: 'Refuse # new details' });
export const detailsRefused = 'Changed details refused';
export const getsReason = (dealer: string) => `${dealer} gets an email with your reason.`;
