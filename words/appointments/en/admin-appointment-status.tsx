import type { ReactNode } from 'react';

// The dialog in which the administrator sets a status.
export const changeStatus = 'Change status';
export const set = 'Set';
export const saving = 'Saving…';
export const notFetched = 'Failed to fetch appointments';
export const updated = 'Appointment status updated successfully';
export const notUpdated = 'Failed to update appointment status';
/** How the viewing stands now. */
export const now = {
  pending: (car: ReactNode, buyer: string, dealer: string) => (
    <>
      {car}, {buyer} with {dealer}, is pending.
    </>
  ),
  confirmed: (car: ReactNode, buyer: string, dealer: string) => (
    <>
      {car}, {buyer} with {dealer}, is confirmed.
    </>
  ),
  completed: (car: ReactNode, buyer: string, dealer: string) => (
    <>
      {car}, {buyer} with {dealer}, is completed.
    </>
  ),
  cancelled: (car: ReactNode, buyer: string, dealer: string) => (
    <>
      {car}, {buyer} with {dealer}, is cancelled.
    </>
  ),
  sold: (car: ReactNode, buyer: string, dealer: string, price: string) => (
    <>
      {car}, {buyer} with {dealer}, is completed, sold at {price}.
    </>
  ),
  not_sold: (car: ReactNode, buyer: string, dealer: string) => (
    <>
      {car}, {buyer} with {dealer}, is completed, not sold.
    </>
  ),
};
export const status = 'Status';
export const chooseStatus = 'Choose a status';
export const anotherOutcome = 'Completed, with another outcome';
export const wasSold = 'Was the car sold?';
export const yesSold = 'Yes, it is sold';
export const no = 'No';
export const finalPrice = 'Final price in KSh';
export const offerWas = (price: string) => `The offer was ${price}.`;
