import { en as plural } from '../../plural.ts';

// A viewing was booked, confirmed, moved or cancelled, is tomorrow, or has unread messages. `when`: 'Sunday, 22 November 2026 at 10:30'; `moment`, in a subject: '22 Nov 10:30'.
export const booked = {
  title: 'A viewing to confirm',
  body: (buyer: string, car: string, when: string) => `${buyer} wants to see the ${car} on ${when}.`,
  subject: (car: string, day: string) => `Viewing to confirm: ${car}, ${day}`,
};
/** Behind a time that was asked for or proposed. */
export const outsideHours = 'That is outside the yard’s hours.';

const otherConfirmed = (car: string, when: string, other: string) => `${other} confirmed the viewing of the ${car} on ${when}.`;
export const confirmed = {
  title: 'Viewing confirmed',
  by: {
    you: (car: string, when: string) => `You confirmed the viewing of the ${car} on ${when}.`,
    buyer: otherConfirmed,
    dealer: otherConfirmed,
    team: (car: string, when: string) => `Our team confirmed the viewing of the ${car} on ${when}.`,
    system: (car: string, when: string) => `We confirmed the viewing of the ${car} on ${when}.`,
  },
  subject: (car: string, moment: string) => `Viewing confirmed: ${car}, ${moment}`,
};

const otherProposed = (car: string, when: string, other: string) => `${other} proposed ${when} for the ${car}.`;
export const moved = {
  title: 'A new time was proposed',
  by: {
    you: (car: string, when: string) => `You proposed ${when} for the ${car}.`,
    buyer: otherProposed,
    dealer: otherProposed,
    team: (car: string, when: string) => `Our team proposed ${when} for the ${car}.`,
    system: (car: string, when: string) => `We proposed ${when} for the ${car}.`,
  },
  next: 'Confirm it or propose another time.',
  subject: (car: string, moment: string) => `New time proposed: ${car}, ${moment}`,
};

const otherCancelled = (car: string, when: string, other: string) => `${other} cancelled the viewing of the ${car} on ${when}.`;
export const cancelled = {
  title: 'Viewing cancelled',
  by: {
    you: (car: string, when: string) => `You cancelled the viewing of the ${car} on ${when}.`,
    buyer: otherCancelled,
    dealer: otherCancelled,
    team: (car: string, when: string) => `Our team cancelled the viewing of the ${car} on ${when}.`,
    system: (car: string, when: string) => `We cancelled the viewing of the ${car} on ${when}.`,
  },
  reason: (reason: string) => `Reason: ${reason}`,
  outsold: (buyer: string, car: string, when: string) =>
    `${buyer} chose another car: the viewing of the ${car} on ${when} will not take place.`,
  subject: (car: string, day: string) => `Viewing cancelled: ${car}, ${day}`,
};

/** The reminder; `moment`: 'tomorrow 10:30'. */
export const tomorrow = {
  title: (moment: string) => `Viewing ${moment}`,
  body: {
    buyer: (dealer: string, car: string, when: string) => `${dealer} expects you for the ${car} on ${when}.`,
    dealer: (buyer: string, car: string, when: string) => `${buyer} comes to see the ${car} on ${when}.`,
  },
  subject: (moment: string, car: string) => `Viewing ${moment}: ${car}`,
};

/** Our team set the status of a viewing. */
export const set = {
  pending: {
    title: 'Viewing set to pending',
    body: (car: string, when: string) => `Our team set the viewing of the ${car} on ${when} to pending.`,
    subject: (car: string) => `Viewing set to pending: ${car}`,
  },
  confirmed: {
    title: 'Viewing set to confirmed',
    body: (car: string, when: string) => `Our team set the viewing of the ${car} on ${when} to confirmed.`,
    subject: (car: string) => `Viewing set to confirmed: ${car}`,
  },
  completed: {
    title: 'Viewing set to completed',
    body: (car: string, when: string) => `Our team set the viewing of the ${car} on ${when} to completed.`,
    subject: (car: string) => `Viewing set to completed: ${car}`,
  },
  cancelled: {
    title: 'Viewing set to cancelled',
    body: (car: string, when: string) => `Our team set the viewing of the ${car} on ${when} to cancelled.`,
    subject: (car: string) => `Viewing set to cancelled: ${car}`,
  },
};

// The number comes first, because only the first '#' is replaced and a business name may contain one.
const unreadFrom = (count: number, other: string) =>
  plural(count, { one: `# unread message from ${other}`, other: `# unread messages from ${other}` });
const otherWrote = (other: string, car: string) => `${other} wrote to you about the ${car}`;
/** By who wrote. */
export const unread = {
  title: { buyer: unreadFrom, dealer: unreadFrom },
  body: (car: string) => `About the viewing of the ${car}.`,
  subject: { buyer: otherWrote, dealer: otherWrote },
};
