import { ageInWords } from '../age.ts';
import { dayInNairobi } from '../time.ts';

/** Within how many business days, Monday to Friday, a new dealer is promised an answer. */
const promised = 2;

const day = 86_400_000;

/** 'Waiting since just now', 'Waiting 6 days'; `isLate` when more business days in Nairobi went by than we promise (docs/domain/lifecycles.md, "Verification"). */
export function waitingTime(since: string, now: Date): { words: string; isLate: boolean } {
  const [from, to] = [since, now].map((instant) => Date.parse(dayInNairobi(instant))) as [number, number];
  const days = Math.max(0, Math.round((to - from) / day));
  const passed = Array.from({ length: days }, (_, index) => new Date(from + (index + 1) * day).getUTCDay());
  const businessDays = passed.filter((weekday) => weekday !== 0 && weekday !== 6).length;
  const age = ageInWords(since, now);
  return { words: age === 'just now' ? 'Waiting since just now' : `Waiting ${age}`, isLate: businessDays > promised };
}
