export const held = 'This commission is held until the dispute about its sale is decided.';
export const alreadyPaid = 'The commission of this sale was paid, so its price can’t be changed.';
export const refundMissing = 'The commission was paid: please enter the reference of its refund.';
export const moneyOpen = 'The commission was paid: please enter the reference of its refund, or why it is kept.';
export const nothingToRefund = 'There is no paid commission to refund.';
export const nothingToKeep = 'There is no paid commission to keep.';
export const refundedAndKept = 'Please choose: the commission is refunded, or it is kept.';
/** Read by both parties, also by the buyer, who learns of no commission. */
export const saleTakenBack =
  'Our team took a sale of this viewing back for good, so no other one can be recorded for it. Please book a new viewing.';
export const paidTomorrow = 'Please choose today or an earlier day.';
export const paidTooEarly = (day: string) => `It has been owed since ${day}: please choose that day or a later one.`;

export const referenceTooLong = 'The reference is too long';
export const reasonTooLong = 'The reason is too long';
export const dayMissing = 'Please choose a date';

/** In a notice and a mail: how what the reference stands for is paid. */
export const payByWriting = (address: string, reference: string) => `To pay, write to ${address} and quote ${reference}.`;
export const payByPaybill = (number: string, name: string, reference: string) =>
  `Pay by M-Pesa to paybill ${number} (${name}), account ${reference}.`;
export const payByTill = (number: string, name: string, reference: string) =>
  `Pay by M-Pesa to till ${number} (${name}), then send us the M-Pesa code and ${reference}.`;
