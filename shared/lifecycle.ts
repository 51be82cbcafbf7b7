import { type Refusal, wrongState } from './refusal.ts';

/** One legal transition: from which statuses, to which one, and who may do it (docs/domain/lifecycles.md, "Every step"). */
export interface Step<Status extends string> {
  from: readonly Status[];
  to: Status;
  by: string;
}

/** A lifecycle as a table of its legal transitions; any other one is refused. */
export type Lifecycle<Name extends string, Status extends string> = Record<Name, Step<Status>>;

/** Null when the step is legal from this status, else why not. `what` is the word the user reads for it: 'offer', 'viewing'. */
export function whyNotFrom<Status extends string>(step: Step<Status>, status: Status, what: string): Refusal | null {
  return step.from.includes(status) ? null : wrongState('wrong_state', () => `This ${what} is already ${status}.`);
}
