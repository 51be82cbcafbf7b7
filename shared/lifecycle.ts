import { lifecycleWords } from '../words/lifecycle/lifecycle.ts';
import { type Refusal, wrongState } from './refusal.ts';

/** One legal transition: from which statuses, to which one, and who may do it (docs/domain/lifecycles.md, "Every step"). */
export interface Step<Status extends string> {
  from: readonly Status[];
  to: Status;
  by: string;
}

/** A lifecycle as a table of its legal transitions; any other one is refused. */
export type Lifecycle<Name extends string, Status extends string> = Record<Name, Step<Status>>;

type Already = typeof lifecycleWords.already;

/** Null when the step is legal from this status, else why not, said of what it is a step of. */
export function whyNotFrom<Thing extends keyof Already, Status extends string & keyof Already[Thing]>(
  step: Step<Status>,
  status: Status,
  of: Thing,
): Refusal | null {
  // The statuses of a thing are the names of its sentences.
  return step.from.includes(status) ? null : wrongState('wrong_state', () => lifecycleWords.already[of][status] as string);
}
