import { appointmentNoticesWords } from '../../../words/notifications/appointment-notices.ts';
import { paths } from '../../addresses/paths.ts';
import { reasonInWords } from '../../appointments/system-reasons.ts';
import { dayAndTime, friendlyMoment, longMoment, shortDate } from '../../time.ts';
import { doer, otherSide, sentences, type WordsOf } from './shape.ts';

const link = ({ appointment_id }: { appointment_id: string }) => paths.appointment(appointment_id);

const outsideHours = ({ is_outside_hours }: { is_outside_hours?: boolean }) => is_outside_hours && appointmentNoticesWords.outsideHours;

/** An appointment was booked, confirmed, rescheduled or cancelled, is tomorrow, or has unread messages. */
export const appointmentWords: WordsOf<
  | 'appointment-booked'
  | 'appointment-confirmed'
  | 'appointment-moved'
  | 'appointment-cancelled'
  | 'appointment-outsold'
  | 'appointment-tomorrow'
  | 'appointment-status'
  | 'message-unread'
> = {
  'appointment-booked': {
    title: () => appointmentNoticesWords.booked.title,
    body: ({ other, car_model, at, ...time }) =>
      sentences(appointmentNoticesWords.booked.body(other, car_model, longMoment(at)), outsideHours(time)),
    link,
    subject: ({ car_model, at }) => appointmentNoticesWords.booked.subject(car_model, shortDate(at)),
  },
  'appointment-confirmed': {
    title: () => appointmentNoticesWords.confirmed.title,
    body: ({ car_model, at, other, ...who }) => appointmentNoticesWords.confirmed.by[doer(who)](car_model, longMoment(at), other),
    link,
    subject: ({ car_model, at }) => appointmentNoticesWords.confirmed.subject(car_model, dayAndTime(at)),
  },
  'appointment-moved': {
    title: () => appointmentNoticesWords.moved.title,
    body: ({ car_model, at, other, ...who }) =>
      sentences(
        appointmentNoticesWords.moved.by[doer(who)](car_model, longMoment(at), other),
        outsideHours(who),
        appointmentNoticesWords.moved.next,
      ),
    link,
    subject: ({ car_model, at }) => appointmentNoticesWords.moved.subject(car_model, dayAndTime(at)),
  },
  'appointment-cancelled': {
    title: () => appointmentNoticesWords.cancelled.title,
    body: ({ car_model, at, other, reason, ...who }) =>
      sentences(
        appointmentNoticesWords.cancelled.by[doer(who)](car_model, longMoment(at), other),
        reason && appointmentNoticesWords.cancelled.reason(reasonInWords(reason)),
      ),
    link,
    subject: ({ car_model, at }) => appointmentNoticesWords.cancelled.subject(car_model, shortDate(at)),
  },
  'appointment-outsold': {
    title: () => appointmentNoticesWords.cancelled.title,
    body: ({ other, car_model, at }) => appointmentNoticesWords.cancelled.outsold(other, car_model, longMoment(at)),
    link,
    subject: ({ car_model, at }) => appointmentNoticesWords.cancelled.subject(car_model, shortDate(at)),
  },
  'appointment-tomorrow': {
    title: ({ at }, now) => appointmentNoticesWords.tomorrow.title(friendlyMoment(at, now)),
    body: ({ reader, other, car_model, at }) => appointmentNoticesWords.tomorrow.body[reader](other, car_model, longMoment(at)),
    link,
    subject: ({ car_model, at }, now) => appointmentNoticesWords.tomorrow.subject(friendlyMoment(at, now), car_model),
  },
  'appointment-status': {
    title: ({ status }) => appointmentNoticesWords.set[status].title,
    body: ({ car_model, at, status }) => appointmentNoticesWords.set[status].body(car_model, longMoment(at)),
    link,
    subject: ({ car_model, status }) => appointmentNoticesWords.set[status].subject(car_model),
  },
  'message-unread': {
    title: ({ count, other, reader }) => appointmentNoticesWords.unread.title[otherSide(reader)](count, other),
    body: ({ car_model }) => appointmentNoticesWords.unread.body(car_model),
    link: ({ appointment_id }) => paths.thread(appointment_id),
    subject: ({ other, car_model, reader }) => appointmentNoticesWords.unread.subject[otherSide(reader)](other, car_model),
  },
};
