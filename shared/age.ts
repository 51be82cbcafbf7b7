import { ageWords } from '../words/time/age.ts';
import type { CaseKind } from './moderation/kinds.ts';
import { dayInNairobi } from './time.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Within how many business days, Monday to Friday, a new dealer is promised an answer. */
const promisedToDealers = 2;
/** After how many days other cases are late. */
const promisedDays = { change: 2, car: 1, dispute: 2, report: 1, contest: 1, lookalike: 1 };

interface Age {
  words: string;
  /** Past what we promise (docs/domain/lifecycles.md, "The queue"). */
  isLate: boolean;
}

/** How long something has waited: 'just now', '31 hours', from two days on '6 days'. */
export function ageInWords(since: string, now: Date): string {
  const hours = hoursSince(since, now);
  if (hours < 1) return ageWords.justNow;
  return hours < 48 ? ageWords.hours(hours) : ageWords.days(Math.floor(hours / 24));
}

/** How long a case has waited for the administrator. */
export function ageOf({ kind, since }: { kind: CaseKind; since: string }, now: Date): Age {
  const days = Math.floor((now.getTime() - Date.parse(since)) / day);
  return { words: ageInWords(since, now), isLate: kind === 'dealer' ? isDealerLate(since, now) : days > promisedDays[kind] };
}

/** How long a dealer has waited to be verified: 'Waiting less than an hour', 'Waiting 6 days' (docs/domain/lifecycles.md, "Verification"). */
export function verificationAge(since: string, now: Date): Age {
  return { words: waitingInWords(hoursSince(since, now)), isLate: isDealerLate(since, now) };
}

function waitingInWords(hours: number): string {
  if (hours < 1) return ageWords.waitingLess;
  return hours < 48 ? ageWords.waitingHours(hours) : ageWords.waitingDays(Math.floor(hours / 24));
}

const hoursSince = (since: string, now: Date) => Math.floor((now.getTime() - Date.parse(since)) / hour);

/** Whether more business days went by in Nairobi than we promise. */
function isDealerLate(since: string, now: Date): boolean {
  const [from, to] = [since, now].map((instant) => Date.parse(dayInNairobi(instant))) as [number, number];
  const days = Math.max(0, Math.round((to - from) / day));
  const passed = Array.from({ length: days }, (_, index) => new Date(from + (index + 1) * day).getUTCDay());
  return passed.filter((weekday) => weekday !== 0 && weekday !== 6).length > promisedToDealers;
}
