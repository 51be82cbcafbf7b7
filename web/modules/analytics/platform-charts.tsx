import { monthInWords } from '../../../shared/analytics/day.ts';
import type { PlatformAnalytics } from '../../../shared/analytics/platform-api.ts';
import { countiesTable, modelsTable, moneyTable, monthsTable } from '../../../shared/analytics/platform-tables.ts';
import { ksh } from '../../../shared/money.ts';
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
  month === months.at(-1)?.month ? `${monthInWords(month)} so far` : monthInWords(month);

/** Requests of each month, and how many appointments were completed. */
export function MonthsChart({ figures }: ChartProps) {
  const { months } = figures;
  if (months.every(({ requests, appointments_completed }) => requests + appointments_completed === 0))
    return (
      <Chart title="Six months">
        <p className="text-muted">No request was posted in these six months.</p>
      </Chart>
    );
  return (
    <Chart
      title="Six months"
      numbers={monthsTable(figures)}
      note="Solid: requests posted; dashed: appointments completed. The last month is not over."
    >
      <Line
        points={months.map(({ requests, appointments_completed }) => ({ now: requests, before: appointments_completed }))}
        steps={steps}
        say={String}
        below={months.map(({ month }) => shortMonth(month))}
        isRunning
        summary={months
          .map((row) => `${runningOr(row.month, months)}: ${row.requests} requests, ${row.appointments_completed} appointments completed.`)
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
      <Chart title="Revenue by month">
        <p className="text-muted">Nothing was sold in these six months.</p>
      </Chart>
    );
  return (
    <Chart
      title="Revenue by month"
      numbers={moneyTable(figures)}
      note="The final prices of recorded sales, in KSh; the last month is not over. The commission of each month is in the numbers."
    >
      <Line
        points={months.map(({ revenue }) => ({ now: revenue, before: null }))}
        steps={money}
        say={millions}
        below={months.map(({ month }) => shortMonth(month))}
        isRunning
        summary={months
          .map((row) => `${runningOr(row.month, months)}: ${row.sales} sales, ${ksh(row.revenue)}, commission ${ksh(row.commission)}.`)
          .join(' ')}
      />
    </Chart>
  );
}

/** The models that buyers ask for most. */
export function ModelsChart({ figures }: ChartProps) {
  const bars = figures.models.map(({ model, requests }) => ({ id: model, label: model, now: requests }));
  return (
    <Chart title="Popular models" numbers={modelsTable(figures)} note="The five that buyers of the period asked for most.">
      {bars.length > 0 ? (
        <Bars bars={bars} summary={bars.map(({ label, now }) => `${label}: ${now}.`).join(' ')} />
      ) : (
        <p className="text-muted">Nobody has posted a request in this period.</p>
      )}
    </Chart>
  );
}

const shownCounties = 10;

/** Where buyers ask. */
export function CountiesChart({ figures }: ChartProps) {
  const bars = figures.counties
    .slice(0, shownCounties)
    .map(({ county, requests }) => ({ id: county, label: county || 'Not known', now: requests }));
  return (
    <Chart
      title="By county"
      numbers={countiesTable(figures)}
      note="Requests of the period. Sales and revenue of each county are in the numbers."
    >
      {bars.length > 0 ? (
        <Bars bars={bars} summary={bars.map(({ label, now }) => `${label}: ${now} requests.`).join(' ')} />
      ) : (
        <p className="text-muted">Nothing was asked or sold in this period.</p>
      )}
    </Chart>
  );
}
