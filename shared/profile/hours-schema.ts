import * as z from 'zod/mini';
import { type Weekday, weekdays } from './hours.ts';

const time = (missing: string) => z.string(missing).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing));

const openTimes = z
  .strictObject({ opens: time('Please say when the yard opens'), closes: time('Please say when the yard closes') })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'The yard closes before it opens', path: ['closes'] }));

const day = z.nullable(openTimes);
const days = Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>;

/** When a yard is open, day by day; null is closed (docs/domain/time.md, "The yard's hours"). */
export const yardHours = z
  .strictObject(days)
  .check(
    z.refine((hours) => Object.values(hours).some(Boolean), { error: 'The yard has to be open on at least one day', path: [weekdays[0]] }),
  );
