import { type Refusal, wrongState } from './refusal.ts';

/** One legal transition: from which states, to which, and whose move it is in plain words (RULINGS, 'Lifecycles'). */
export interface Step<Status extends string> {
  from: readonly Status[];
  to: Status;
  by: string;
}

/** A lifecycle as a table: whatever is not in it is refused and changes nothing. */
export type Lifecycle<Name extends string, Status extends string> = Record<Name, Step<Status>>;

/** Null when the step is legal from this state, else why not. `what` names the thing as its reader knows it: 'offer', 'viewing'. */
export function whyNotFrom<Status extends string>(step: Step<Status>, status: Status, what: string): Refusal | null {
  return step.from.includes(status) ? null : wrongState('wrong_state', `This ${what} is already ${status}.`);
}
