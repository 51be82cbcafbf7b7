import { paths } from '../../addresses/paths.ts';
import { outsideAside } from '../../appointments/outside-words.ts';
import { friendlyMoment, longDate, timeOfDay } from '../../time.ts';
import { plural } from '../../words.ts';
import { doer, type WordsOf } from './shape.ts';

const when = (at: string) => `${longDate(at)} at ${timeOfDay(at)}`;
const link = ({ appointment_id }: { appointment_id: string }) => paths.appointment(appointment_id);

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
    title: () => 'A viewing to confirm',
    body: ({ other, car_model, at, is_outside_hours }) =>
      `${other} wants to see the ${car_model} on ${when(at)}${outsideAside(is_outside_hours)}.`,
    link,
    subject: ({ car_model, at }) => `Viewing to confirm: ${car_model}, ${longDate(at)}`,
  },
  'appointment-confirmed': {
    title: () => 'Viewing confirmed',
    body: ({ car_model, at, ...who }) => `${doer(who)} confirmed the viewing of the ${car_model} on ${when(at)}.`,
    link,
    subject: ({ car_model, at }) => `Viewing confirmed: ${car_model}, ${when(at)}`,
  },
  'appointment-moved': {
    title: () => 'A new time was proposed',
    body: ({ car_model, at, is_outside_hours, ...who }) =>
      `${doer(who)} proposed ${when(at)} for the ${car_model}${outsideAside(is_outside_hours)}. Confirm it or propose another time.`,
    link,
    subject: ({ car_model, at }) => `New time proposed: ${car_model}, ${when(at)}`,
  },
  'appointment-cancelled': {
    title: () => 'Viewing cancelled',
    body: ({ car_model, at, reason, ...who }) =>
      `${doer(who)} cancelled the viewing of the ${car_model} on ${when(at)}.${reason ? ` Reason: ${reason}` : ''}`,
    link,
    subject: ({ car_model, at }) => `Viewing cancelled: ${car_model}, ${longDate(at)}`,
  },
  'appointment-outsold': {
    title: () => 'Viewing cancelled',
    body: ({ other, car_model, at }) => `${other} chose another car: the viewing of the ${car_model} on ${when(at)} will not take place.`,
    link,
    subject: ({ car_model, at }) => `Viewing cancelled: ${car_model}, ${longDate(at)}`,
  },
  'appointment-tomorrow': {
    title: ({ at }, now) => `Viewing ${friendlyMoment(at, now)}`,
    body: ({ reader, other, car_model, at }) =>
      `${other} ${reader === 'dealer' ? 'comes to see' : 'expects you for'} the ${car_model} on ${when(at)}.`,
    link,
    subject: ({ car_model, at }) => `Tomorrow at ${timeOfDay(at)}: ${car_model}`,
  },
  'appointment-status': {
    title: ({ status }) => `Viewing set to ${status}`,
    body: ({ car_model, at, status, ...who }) => `${doer(who)} set the viewing of the ${car_model} on ${when(at)} to ${status}.`,
    link,
    subject: ({ car_model, status }) => `Viewing set to ${status}: ${car_model}`,
  },
  'message-unread': {
    // The number comes first, because only the first '#' is replaced and a business name may contain one.
    title: ({ count, other }) => plural(count, { one: `# unread message from ${other}`, other: `# unread messages from ${other}` }),
    body: ({ car_model }) => `About the viewing of the ${car_model}.`,
    link: ({ appointment_id }) => paths.thread(appointment_id),
    subject: ({ other, car_model }) => `${other} wrote to you about the ${car_model}`,
  },
};
