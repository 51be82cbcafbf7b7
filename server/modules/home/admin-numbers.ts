import { sql } from 'kysely';
import { lengthOf, usualPeriod } from '../../../shared/analytics/period.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { isPublishedFigure, publishedFigures } from '../../../shared/home/published.ts';
import type { Reader } from '../../platform/data/database.ts';
import { todayInNairobi } from '../../platform/data/nairobi.ts';
import { word } from '../../platform/data/statements.ts';
import { keyOf, readTexts } from '../content/content.ts';
import { figureNames, sumFigures } from '../figures/figures.ts';

type Sums = Awaited<ReturnType<typeof sumFigures<(typeof figureNames)[number]>>>;

/** The numbers of the administrator's home (docs/domain/limits-and-money.md, "Figures of the marketplace"). */
export async function adminNumbers(db: Reader): Promise<AdminNumbers> {
  const from = await firstDay(db);
  const all = await sumFigures(db, figureNames);
  const recent = await sumFigures(db, figureNames, { from });
  const [rate, before] = [rateOf(all.appointments_completed, all.requests), rateBefore(all, recent)];
  return {
    // With the administrator's own account, which the list of users has too; the figures are of buyers and dealers.
    users: { total: all.users + 1, change: recent.users, dealers: all.dealers, verified_dealers: all.verified_dealers },
    cars: { total: all.cars, change: recent.cars, waiting: all.cars_waiting },
    requests: { total: all.requests, change: recent.requests, active: all.requests_active },
    appointments: { total: all.appointments, change: recent.appointments, pending: all.appointments_pending },
    success: { rate, change: rate === null || before === null ? null : rate - before, completed: all.appointments_completed },
    published: await comparePublished(db, all),
    mended: await lastMended(db),
  };
}

async function firstDay(db: Reader): Promise<string> {
  const day = sql<string>`to_char(${todayInNairobi} - ${sql.lit(lengthOf[usualPeriod].days - 1)}, 'YYYY-MM-DD')`;
  return (await db.selectNoFrom([day.as('day')]).executeTakeFirstOrThrow()).day;
}

const rateOf = (completed: number, requests: number) => (requests === 0 ? null : Math.round((completed / requests) * 100));

const rateBefore = (all: Sums, recent: Sums) =>
  rateOf(all.appointments_completed - recent.appointments_completed, all.requests - recent.requests);

async function comparePublished(db: Reader, all: Sums): Promise<AdminNumbers['published']> {
  const rating = all.ratings === 0 ? null : Math.round((all.stars / all.ratings) * 10) / 10;
  const real = { ...all, rating };
  const texts = [...(await readTexts(db, 'home')), ...(await readTexts(db, 'about'))];
  return texts.flatMap((text) => {
    const key = keyOf(text);
    if (!isPublishedFigure(key)) return [];
    const said = numberIn(text.content_value);
    const is = real[publishedFigures[key].of];
    return [{ ...text, key, real: is, is_above: said !== null && said > (is ?? 0) }];
  });
}

/** The number that a text says: 1,200 of '1,200+'; null without one. */
function numberIn(text: string): number | null {
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

async function lastMended(db: Reader): Promise<AdminNumbers['mended']> {
  const event = await db
    .selectFrom('events')
    .select(['created_at as at', sql<number>`(data ->> 'count')::int`.as('count')])
    .where('actor_id', 'is', null)
    .where('type', '=', word('figures.mended'))
    .where('created_at', '>', sql<string>`now() - interval '7 days'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event ?? null;
}
