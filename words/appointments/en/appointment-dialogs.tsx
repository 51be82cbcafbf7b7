import type { ReactNode } from 'react';

export const book = 'Book a viewing';
/** The button; without a time while none is chosen. */
export const bookAt = (when: string) => (when ? `Book ${when}` : 'Book');
export const booking = 'Booking…';
export const booked = 'Appointment Booked!';
export const bookedMore = 'The dealer is told and confirms the time or proposes another.';
export const notBooked = (reason: string) => `Failed to book appointment: ${reason}`;
export const noteForDealer = 'Note for the dealer';
export const noteForDealerHint = 'For example: I will bring my mechanic.';
export const payNothing = 'The dealer confirms the time. You pay nothing now.';

export const confirmTime = 'Confirm this time?';
export const confirm = 'Confirm';
export const confirming = 'Confirming…';
export const confirmed = 'Appointment confirmed';
export const notConfirmed = 'Error confirming appointment';
export const dayAtTime = (day: ReactNode, time: ReactNode) => (
  <>
    {day} at {time}
  </>
);
export const noteForBuyer = 'Note for the buyer';
export const noteForBuyerHint = 'For example: ask for Otieno at the gate.';

export const proposeAt = (when: string) => (when ? `Propose ${when}` : 'Propose');
export const sending = 'Sending…';
export const proposed = 'New time proposed';
export const notProposed = 'The new time was not proposed';
export const hasToConfirm = (other: string) => `${other} is told and has to confirm it.`;

export const cancelThis = 'Cancel this appointment?';
export const cancel = 'Cancel appointment';
export const cancelling = 'Cancelling…';
export const keep = 'Keep it';
export const cancelled = 'Appointment cancelled';
export const notCancelled = 'The appointment was not cancelled';
export const why = (other: string) => `Why? ${other} reads this.`;

export const notRight = 'This is not right';
export const tellUs = 'Tell us what happened; our team decides.';
export const commissionHeld = 'The commission is held until then.';
export const whatIsWrong = 'What is not right?';
export const send = 'Send';
export const willLook = 'Our team will look into it';
export const notSent = 'Your objection was not sent';

export const howDidItEnd = 'How did it end?';
export const record = 'Record';
export const recording = 'Recording…';
export const recorded = 'Outcome recorded';
export const notRecorded = 'The outcome was not recorded';
export const wasSold = 'Was the car sold?';
export const yes = { buyer: 'Yes, I bought it', dealer: 'Yes, it is sold', admin: 'Yes, it is sold' };
export const no = 'No';
export const finalPrice = 'Final price in KSh';
export const withCommission = (price: string, commission: string) => `${price}; the commission is ${commission}.`;
export const asPaid = (price: string) => `${price}, as paid to the dealer.`;
export const farUnder = (price: string) => `That is far under the offer of ${price}: our team will check it.`;
export const othersEnd = 'The request is closed; other open offers and viewings of it end.';
export const canObject = (other: string, days: number) => `${other} sees this and can object within ${days} days.`;
