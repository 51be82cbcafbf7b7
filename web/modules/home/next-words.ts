import type { NextThing } from '../../../shared/home/next-things.ts';
import type { KindFor } from '../../../shared/home/urgency.ts';

export interface Step {
  label: string;
  to: string;
}

/** How a home names the next thing to do: as the leading card, and its heading alone in the line "After that". */
export interface NextWords {
  heading: string;
  reason: string;
  /** The end of the reason, in bold. */
  strong?: string;
  /** The main action; for a time to confirm it is done in place, and this leads to the page instead. */
  step: Step;
  other?: Step;
}

/** A thing that the home of this role can name. */
export type ThingFor<R extends 'buyer' | 'dealer'> = NextThing & { kind: KindFor<R> };

/** Those of the things that a buyer or dealer is told of; the server sends none of the other's. */
export const thingsFor = <R extends 'buyer' | 'dealer'>(things: readonly NextThing[]) =>
  things.filter((thing): thing is ThingFor<R> => !('since' in thing));
