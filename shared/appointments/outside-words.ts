// Apart from the hours themselves: a list, a home and a notice say these words, and need no rule.

/** What a list says of a viewing that starts while its yard is closed. */
export const outsideHoursWords = 'Outside the yard’s hours';

/** ', outside the yard’s hours' behind a time that is; nothing behind another, or where it was never looked at. */
export function outsideAside(isOutside: boolean | undefined): string {
  return isOutside ? ', outside the yard’s hours' : '';
}
