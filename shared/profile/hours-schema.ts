import * as z from 'zod/mini';
import { yardHoursWords } from '../../words/profile/yard-hours.ts';
import { type Weekday, weekdays } from './hours.ts';

const time = (missing: () => string) => z.string({ error: missing }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: missing }));

const openTimes = z
  .strictObject({ opens: time(() => yardHoursWords.opensMissing), closes: time(() => yardHoursWords.closesMissing) })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: () => yardHoursWords.closesFirst, path: ['closes'] }));

const day = z.nullable(openTimes);
const days = Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>;

/** When a yard is open, day by day; null is closed (docs/domain/time.md, "The yard's hours"). */
export const yardHours = z
  .strictObject(days)
  .check(z.refine((hours) => Object.values(hours).some(Boolean), { error: () => yardHoursWords.neverOpen, path: [weekdays[0]] }));
