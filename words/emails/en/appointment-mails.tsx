import type { ReactNode } from 'react';

// What the mails about viewings say beyond their notices.
export const car = 'Car';
export const when = 'When';
export const withWhom = 'With';
export const phone = 'Phone';
export const place = 'Place';
export const addressAndMap = (address: string, map: (word: string) => ReactNode) => (
  <>
    {address} ({map('map')})
  </>
);
export const status = 'Status';
export const statuses = { pending: 'pending', confirmed: 'confirmed', completed: 'completed', cancelled: 'cancelled' };

export const confirmOrPropose = 'Confirm or propose another time';
export const see = 'See the appointment';
export const seePlace = 'See place and contact';
export const readAndAnswer = 'Read and answer';

export const countsOnceConfirmed = 'It counts once you confirm it.';
export const newTimeCounts = 'It counts once you confirm it; the old time no longer does.';
/** The name of the file for the calendar. */
export const calendarFile = 'viewing.ics';
export const forCalendar = 'The attached file puts it into your calendar.';
export const neverPay = 'Never pay before you have seen the car.';
export const cantMakeIt = 'Can’t make it? Please cancel or propose another time, so that nobody waits.';
/** What to bring, and to look at. */
export const advice = {
  buyer: 'Meet by daylight, look at the logbook and the chassis number, and pay nothing before you have seen the car.',
  dealer: 'Please have the car, its logbook and your ID ready.',
};
export const notRight = 'If that is not right, please write to us.';
export const weTellOnce = 'We tell you once; more messages in this chat bring no further email until you have read them.';
