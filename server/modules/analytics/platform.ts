import type { Period } from '../../../shared/analytics/period.ts';
import type { PlatformAnalytics } from '../../../shared/analytics/platform-api.ts';
import type { Reader } from '../../platform/data/database.ts';
import { type Days, figureByPart, figuresByMonth, sumFigures, topModels } from '../figures/figures.ts';
import { windowsOf } from './windows.ts';

const summed = [
  ...(['users', 'dealers', 'cars', 'requests', 'bids', 'appointments', 'appointments_completed'] as const),
  ...(['sales', 'revenue', 'commission', 'commission_paid', 'requests_offered', 'minutes_to_first_offer'] as const),
] as const;
const answered = ['requests', 'requests_offered_in_three_days'] as const;
const monthly = ['users', 'requests', 'bids', 'appointments_completed', 'sales', 'revenue', 'commission'] as const;
const popularModels = 5;

/** How the whole marketplace went in a period, and in the one before it (docs/domain/limits-and-money.md, "Analytics of the marketplace"). */
export async function analysePlatform(db: Reader, period: Period): Promise<PlatformAnalytics> {
  const { from, to, days } = await windowsOf(db, period);
  const [now, before] = [
    { from, to },
    { from: dayBefore(from, days), to: dayBefore(from, 1) },
  ];
  const [sums, sumsBefore] = await Promise.all([sumsOf(db, now, to), sumsOf(db, before, to)]);
  const [months, models, counties] = await Promise.all([
    figuresByMonth(db, monthly, 6),
    topModels(db, now, popularModels),
    byCounty(db, now),
  ]);
  const pair = <Value>(value: (of: typeof sums) => Value) => ({ now: value(sums), before: value(sumsBefore) });
  return {
    ...now,
    users: pair((of) => of.users),
    dealers: pair((of) => of.dealers),
    cars: pair((of) => of.cars),
    requests: pair((of) => of.requests),
    bids: pair((of) => of.bids),
    appointments: pair((of) => of.appointments),
    sales: pair((of) => of.sales),
    revenue: pair((of) => of.revenue),
    commission: pair((of) => of.commission),
    commission_paid: pair((of) => of.commission_paid),
    success_rate: pair((of) => share(100 * of.appointments_completed, of.requests, 0)),
    engagement: pair((of) => share(of.bids, of.requests, 1)),
    first_offer_minutes: pair((of) => share(of.minutes_to_first_offer, of.requests_offered, 0)),
    unanswered_percent: pair((of) => share(100 * (of.due - of.answered), of.due, 0)),
    months,
    models,
    counties,
  };
}

/** The sums of these days; `due`: the requests that are three days old, `answered`: those of them that had an offer by then. */
async function sumsOf(db: Reader, { from, to }: Required<Days>, today: string) {
  const threeDaysOld = dayBefore(today, 4);
  const [sums, due] = await Promise.all([
    sumFigures(db, summed, { from, to }),
    sumFigures(db, answered, { from, to: to < threeDaysOld ? to : threeDaysOld }),
  ]);
  return { ...sums, due: due.requests, answered: due.requests_offered_in_three_days };
}

async function byCounty(db: Reader, days: Days) {
  const [requests, sales, revenue] = await Promise.all(
    (['requests_of_county', 'sales_of_county', 'revenue_of_county'] as const).map((name) => figureByPart(db, name, days)),
  );
  const of = (rows: { part: string; value: number }[] = [], county: string) => rows.find(({ part }) => part === county)?.value ?? 0;
  const counties = new Set([...(requests ?? []), ...(sales ?? [])].map(({ part }) => part));
  return [...counties].map((county) => ({
    county,
    requests: of(requests, county),
    sales: of(sales, county),
    revenue: of(revenue, county),
  }));
}

/** Rounded to so many digits; null where there is nothing to take a share of. */
function share(part: number, whole: number, digits: number): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(digits));
}

/** The day so many days before this one, both as '2026-11-21'. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
