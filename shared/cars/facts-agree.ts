import type * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
import { badInput, type Refusal } from '../refusal.ts';
import type { CarOption } from './fields.ts';

type History = CarOption<'history'>;

/** Facts that say something about each other; one that is not stated agrees with all. */
interface Stated {
  year?: number | null | undefined;
  first_registration?: number | null | undefined;
  history?: History | null | undefined;
  owners_in_kenya?: number | null | undefined;
}

export const registeredTooEarly = badInput('registered_too_early', () => carRulesWords.registeredTooEarly, 'first_registration');

export const ownedBeforeItCame = badInput('owned_before_it_came', () => carRulesWords.ownedBeforeItCame, 'owners_in_kenya');

/** Why these facts can't all be true of one car, or null (docs/domain/limits-and-money.md, "Facts of a car"). */
export function whyNotOneCar({ year, first_registration, history, owners_in_kenya }: Stated): Refusal | null {
  // What comes out late in a year may be named for the next one.
  if (year != null && first_registration != null && first_registration < year - 1) return registeredTooEarly;
  const isUnowned = history === 'kenya_new' || history === 'fresh_import';
  return isUnowned && owners_in_kenya ? ownedBeforeItCame : null;
}

/** The same for a form that names them: said at the field in fault. */
export function saysOneCar({ value, issues }: z.core.ParsePayload<Stated>): void {
  const refusal = whyNotOneCar(value);
  if (refusal?.field) issues.push({ code: 'custom', message: refusal.message(), path: [refusal.field], input: value });
}

/** What makes a form ask whether it is meant. */
export interface Doubtful {
  logbook_holder?: CarOption<'logbook_holder'> | null | undefined;
  history?: History | null | undefined;
}

/** What a form asks at the history of a car, or null: nothing is refused, as a new logbook may be late (docs/domain/limits-and-money.md, "Facts of a car"). */
export function doubtOfHistory({ logbook_holder, history }: Doubtful): string | null {
  const isDoubtful = history === 'kenya_used' && logbook_holder === 'import_papers';
  return isDoubtful ? carRulesWords.hasALogbook : null;
}
