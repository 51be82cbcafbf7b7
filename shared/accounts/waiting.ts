import { dayInNairobi } from '../time.ts';
import { plural } from '../words.ts';

/** Within how many business days, Monday to Friday, a new dealer is promised an answer. */
const promised = 2;

const day = 86_400_000;

/** 'Waiting since today', 'Waiting 6 days'; `isLate` when more business days in Nairobi went by than we promise (docs/domain/lifecycles.md, "Verification"). */
export function waitingTime(since: string, now: Date): { words: string; isLate: boolean } {
  const [from, to] = [since, now].map((instant) => Date.parse(dayInNairobi(instant))) as [number, number];
  const days = Math.max(0, Math.round((to - from) / day));
  const passed = Array.from({ length: days }, (_, index) => new Date(from + (index + 1) * day).getUTCDay());
  const businessDays = passed.filter((weekday) => weekday !== 0 && weekday !== 6).length;
  const words = days === 0 ? 'Waiting since today' : `Waiting ${plural(days, { one: '1 day', other: '# days' })}`;
  return { words, isLate: businessDays > promised };
}
