import { reasons as kept } from '../../words/appointments/en/system-reasons.ts';
import { systemReasonsWords } from '../../words/appointments/system-reasons.ts';

/** Why the program itself cancels a viewing, as it is kept: in English, because a row has many readers. */
export const systemReasons = kept;

const names = Object.keys(kept) as (keyof typeof kept)[];

/** Why a viewing was cancelled, to whoever reads it: the program's own reasons in their language, what a person wrote as it is. */
export function reasonInWords(reason: string): string {
  const name = names.find((each) => kept[each] === reason);
  return name ? systemReasonsWords.reasons[name] : reason;
}
