import type { DealerAnalytics } from '../../../shared/analytics/api.ts';
import { comparedBefore, isComparable } from '../../../shared/analytics/comparable.ts';
import { dayInWords } from '../../../shared/analytics/day.ts';
import { answersTable, byPriceTable, stepsTable } from '../../../shared/analytics/dealer-tables.ts';
import { lengthOf, type Period, thesePeriod } from '../../../shared/analytics/period.ts';
import { priceBandLabels } from '../../../shared/analytics/price-bands.ts';
import { shareInWords } from '../../../shared/analytics/share.ts';
import { answerTime } from '../../../shared/dealers/answer-time.ts';
import { Bars } from './charts/bars.tsx';
import { CaseRows } from './charts/cases.tsx';
import { Chart } from './charts/chart.tsx';
import { Line } from './charts/line.tsx';

interface ChartProps {
  figures: DealerAnalytics;
  period: Period;
}

/** What became of the bids, step by step. */
export function StepsChart({ figures, period }: ChartProps) {
  const { bids, accepted, viewed, sold } = figures;
  const goOn = (part: { now: number }, whole: { now: number }) => (whole.now > 0 ? `${shareInWords(part.now, whole.now)} go on` : '');
  const steps = [
    { id: 'bids', label: 'Bids sent', count: bids, between: goOn(accepted, bids) },
    { id: 'accepted', label: 'Accepted', count: accepted, between: goOn(viewed, accepted) },
    { id: 'viewed', label: 'Viewings held', count: viewed, between: goOn(sold, viewed) },
    { id: 'sold', label: 'Sold', count: sold },
  ].map(({ count, ...step }) => ({ ...step, now: count.now, before: comparedBefore(count) }));
  const said = ({ label, now, before }: (typeof steps)[number]) => `${label}: ${now}${before === null ? '' : `, ${before} before`}.`;
  return (
    <Chart
      title="From bid to sale"
      numbers={stepsTable(figures)}
      note={`What became of the bids you sent in ${thesePeriod(period)}, until now. A car you sold lately may come from an earlier bid.`}
    >
      <Bars bars={steps} summary={steps.map(said).join(' ')} />
    </Chart>
  );
}

// Minutes: up to an hour in tens, then by hours and days.
const steps = [5, 10, 20, 30, 60, 120, 240, 480, 960, 1440, 2880, 5760, 11_520];

/** How fast the dealer bids, over the period. */
export function AnswersChart({ figures, period }: ChartProps) {
  const { answers, answer_minutes: typical, bids, from, to } = figures;
  const isCompared = isComparable(bids);
  const day = (text: string) => dayInWords(text).replace(/ \d{4}$/, '');
  const said = (minutes: number | null) => (minutes === null ? 'none' : answerTime(minutes));
  return (
    <Chart
      title="Time to first answer"
      numbers={answersTable(figures)}
      note={`Typical time from a request to your bid.${isCompared ? ` Solid: ${thesePeriod(period)}; dashed: the ${lengthOf[period].days} before.` : ''}`}
    >
      <Line
        points={answers.map((minutes) => ({ now: minutes.now, before: comparedBefore(minutes, bids) }))}
        steps={steps}
        say={answerTime}
        below={[day(from), day(to)]}
        summary={`Typical time to your first answer: ${said(typical.now)} in ${thesePeriod(period)}${isCompared ? `, ${said(typical.before)} in those before` : ''}.`}
      />
    </Chart>
  );
}

/** Which bids won, by their price against the budget. */
export function ByPriceChart({ figures }: { figures: DealerAnalytics }) {
  const rows = figures.by_price.map(({ band, bids, accepted, waiting }) => ({
    label: priceBandLabels[band],
    good: accepted.now,
    open: waiting,
    all: bids.now,
  }));
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const unread = figures.bids.now - all;
  return (
    <Chart
      title="Won, by price"
      numbers={byPriceTable(figures)}
      note={
        <>
          Against the most the buyer wants to spend. Each box is one bid: filled was accepted, dashed waits.
          {unread > 0 && ` ${unread} more on requests whose budget is not a figure.`}
          {all > 0 && all < 50 && ` ${all} bids are few: read it as a hint.`}
        </>
      }
    >
      <CaseRows rows={rows} summary={rows.map((row) => `${row.label}: ${row.good} of ${row.all} accepted.`).join(' ')} />
    </Chart>
  );
}
