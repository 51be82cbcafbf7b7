import { monthInWords } from '../../../shared/analytics/day.ts';
import type { PlatformAnalytics } from '../../../shared/analytics/platform-api.ts';
import { countiesTable, modelsTable, moneyTable, monthsTable } from '../../../shared/analytics/platform-tables.ts';
import { ksh } from '../../../shared/money.ts';
import { platformFiguresWords } from '../../../words/analytics/platform-figures.ts';
import { Bars } from './charts/bars.tsx';
import { Chart } from './charts/chart.tsx';
import { Line } from './charts/line.tsx';

interface ChartProps {
  figures: PlatformAnalytics;
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];
const money = steps.map((step) => step * 100_000);
const millions = (amount: number) => (amount === 0 ? '0' : `${Math.round(amount / 100_000) / 10}M`);
const shortMonth = (month: string) => monthInWords(month).slice(0, 3);

/** The name of a month; the last one is not over. */
const runningOr = (month: string, months: PlatformAnalytics['months']) =>
  month === months.at(-1)?.month ? platformFiguresWords.soFar(monthInWords(month)) : monthInWords(month);

/** Requests of each month, and how many appointments were completed. */
export function MonthsChart({ figures }: ChartProps) {
  const { months } = figures;
  if (months.every(({ requests, appointments_completed }) => requests + appointments_completed === 0))
    return (
      <Chart title={platformFiguresWords.sixMonths}>
        <p className="text-muted">{platformFiguresWords.noRequestInMonths}</p>
      </Chart>
    );
  return (
    <Chart title={platformFiguresWords.sixMonths} numbers={monthsTable(figures)} note={platformFiguresWords.monthsNote}>
      <Line
        points={months.map(({ requests, appointments_completed }) => ({ now: requests, before: appointments_completed }))}
        steps={steps}
        say={String}
        below={months.map(({ month }) => shortMonth(month))}
        isRunning
        summary={months
          .map((row) => platformFiguresWords.monthAloud(runningOr(row.month, months), row.requests, row.appointments_completed))
          .join(' ')}
      />
    </Chart>
  );
}

/** What was sold in each month. */
export function MoneyChart({ figures }: ChartProps) {
  const { months } = figures;
  if (months.every(({ revenue }) => revenue === 0))
    return (
      <Chart title={platformFiguresWords.revenueByMonth}>
        <p className="text-muted">{platformFiguresWords.nothingSold}</p>
      </Chart>
    );
  return (
    <Chart title={platformFiguresWords.revenueByMonth} numbers={moneyTable(figures)} note={platformFiguresWords.revenueNote}>
      <Line
        points={months.map(({ revenue }) => ({ now: revenue, before: null }))}
        steps={money}
        say={millions}
        below={months.map(({ month }) => shortMonth(month))}
        isRunning
        summary={months
          .map((row) => platformFiguresWords.revenueAloud(runningOr(row.month, months), row.sales, ksh(row.revenue), ksh(row.commission)))
          .join(' ')}
      />
    </Chart>
  );
}

/** The models that buyers ask for most. */
export function ModelsChart({ figures }: ChartProps) {
  const bars = figures.models.map(({ model, requests }) => ({ id: model, label: model, now: requests }));
  return (
    <Chart title={platformFiguresWords.popularModels} numbers={modelsTable(figures)} note={platformFiguresWords.modelsNote}>
      {bars.length > 0 ? (
        <Bars bars={bars} summary={bars.map(({ label, now }) => platformFiguresWords.modelAloud(label, now)).join(' ')} />
      ) : (
        <p className="text-muted">{platformFiguresWords.noRequest}</p>
      )}
    </Chart>
  );
}

const shownCounties = 10;

/** Where buyers ask. */
export function CountiesChart({ figures }: ChartProps) {
  const bars = figures.counties
    .slice(0, shownCounties)
    .map(({ county, requests }) => ({ id: county, label: county || platformFiguresWords.countyNotKnown, now: requests }));
  return (
    <Chart title={platformFiguresWords.byCounty} numbers={countiesTable(figures)} note={platformFiguresWords.countiesNote}>
      {bars.length > 0 ? (
        <Bars bars={bars} summary={bars.map(({ label, now }) => platformFiguresWords.countyAloud(label, now)).join(' ')} />
      ) : (
        <p className="text-muted">{platformFiguresWords.nothingAsked}</p>
      )}
    </Chart>
  );
}
