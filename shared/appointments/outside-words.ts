import { appointmentStateWords } from '../../words/appointments/appointment-state.ts';

/** ', outside the yard’s hours' behind a time that is; nothing behind another, or where it was never looked at. */
export function outsideAside(isOutside: boolean | undefined): string {
  return isOutside ? appointmentStateWords.outsideAside : '';
}
