// What the mails about sales and commissions say beyond their notices.
export const car = 'Car';
export const finalPrice = 'Final price';
export const commission = 'Commission';
export const payUntil = 'Pay by';
export const number = { paybill: 'M-Pesa paybill', till: 'M-Pesa till' };
/** The name of the receiver, which M-Pesa shows. */
export const mpesaNames = 'Name in M-Pesa';
export const account = 'Account';
export const reference = 'Reference';
export const dealer = 'Dealer';
export const buyer = 'Buyer';
export const paid = 'Paid';
export const paidOn = 'Paid on';
export const refunded = 'Refunded';
export const kept = 'Kept';

export const recordOutcome = 'Record the outcome';
export const seeAppointment = 'See the appointment';
export const seeCommissions = 'See my commissions';
export const seeSale = 'See the sale';
export const rateDealer = 'Rate the dealer';

/** By who reads. */
export const planned = {
  buyer: (dealer: string, car: string, day: string) => `You and ${dealer} planned to meet for the ${car} on ${day}.`,
  dealer: (buyer: string, car: string, day: string) => `You and ${buyer} planned to meet for the ${car} on ${day}.`,
};
export const askOnce = 'We ask both of you, and we ask once.';
export const keepReceipt = 'If you have a receipt or a sale agreement, keep it ready.';
export const closed = 'This closes the matter. If something in it is wrong, write to us.';
export const wellDone = (percent: number) => `You sold a car, well done. The commission is ${percent}% of the final price.`;
export const corrected = 'The final price was corrected, and with it the commission.';
export const paidAlready = 'If you have paid already, send us the M-Pesa code. Until it is recorded we write once a week.';
export const thanks = 'Asante. This is your record of it.';
export const disagree = 'If you see it differently, write to us.';
