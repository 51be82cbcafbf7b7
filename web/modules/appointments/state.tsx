import { type AppointmentState, stateInWords } from '../../../shared/appointments/state-in-words.ts';
import { useUser } from '../../client/session.ts';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** How an appointment stands for the reader. */
export function useStateInWords(appointment: Parameters<typeof stateInWords>[0]): AppointmentState {
  return stateInWords(appointment, useUser(), useNow());
}

/** The state of an appointment as words with their icon. */
export function State({ state: { kind, words } }: { state: AppointmentState }) {
  return <StateWords kind={kind}>{words}</StateWords>;
}
