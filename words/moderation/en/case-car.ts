// A car to approve, or its changed photos and description.
export const approveCarQuestion = (car: string) => `Approve ${car}?`;
export const approveChangeQuestion = (car: string) => `Approve the changes of ${car}?`;
export const theCar = 'The car';
export const itsDealer = 'Its dealer';
export const now = 'Now';
export const afterApproving = 'After approving';
export const noDescription = 'No description';
export const approved = 'Approved';
export const refused = 'Refused';

/** Of a new car, or of its change. */
export const approve = { car: 'Approve the car', change: 'Approve the change' };
export const buyersFind = (price: string) => `Buyers find it at ${price} at once.`;
export const buyersSee = 'Buyers see the new photos and description at once.';
export const approveThis = (car: string) => `Approve ${car}`;
export const approvedAndTold = 'Approved; the dealer is told';
export const isTold = (dealer: string) => `${dealer} is told.`;
export const refuse = { car: 'Refuse the car', change: 'Refuse the change' };
export const buyersDont = {
  car: 'Buyers don’t see it. It waits again once it is changed.',
  change: 'Buyers go on seeing the old photos and description.',
};
export const why = 'Why? The dealer reads this.';
export const refuseThis = (car: string) => `Refuse ${car}`;
export const refusedAndTold = 'Refused; the dealer is told';
export const getsReason = (dealer: string) => `${dealer} gets an email with your reason.`;
