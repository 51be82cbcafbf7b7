import { keptReasonsWords } from '../../words/appointments/kept-reasons.ts';
import { systemReasonsWords } from '../../words/appointments/system-reasons.ts';

/** Why the program itself cancels a viewing. */
export type SystemReason = keyof typeof keptReasonsWords.reasons;

/** Such a reason as it is kept: in English, because its row has many readers. */
export const keptReason = (name: SystemReason): string => keptReasonsWords.reasons[name];

/** Why a viewing was cancelled, to whoever reads it: the program's own reasons in their language, what a person wrote as it is. */
export function reasonInWords(reason: string): string {
  const names = Object.keys(keptReasonsWords.reasons) as SystemReason[];
  const name = names.find((each) => keptReason(each) === reason);
  return name ? systemReasonsWords.reasons[name] : reason;
}
