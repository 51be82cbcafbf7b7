import type { DealerAnalytics } from '../../../shared/analytics/api.ts';
import { comparedBefore, isComparable } from '../../../shared/analytics/comparable.ts';
import { dayInWords } from '../../../shared/analytics/day.ts';
import { answersTable, byPriceTable, stepsTable } from '../../../shared/analytics/dealer-tables.ts';
import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import { answerTime } from '../../../shared/dealers/answer-time.ts';
import { dealerFiguresWords } from '../../../words/analytics/dealer-figures.ts';
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
  const goOn = (part: { now: number }, whole: { now: number }) => (whole.now > 0 ? dealerFiguresWords.goOn(part.now, whole.now) : '');
  const steps = [
    { id: 'bids', label: dealerFiguresWords.steps.bids, count: bids, between: goOn(accepted, bids) },
    { id: 'accepted', label: dealerFiguresWords.steps.accepted, count: accepted, between: goOn(viewed, accepted) },
    { id: 'viewed', label: dealerFiguresWords.steps.viewed, count: viewed, between: goOn(sold, viewed) },
    { id: 'sold', label: dealerFiguresWords.steps.sold, count: sold },
  ].map(({ count, ...step }) => ({ ...step, now: count.now, before: comparedBefore(count) }));
  const said = ({ label, now, before }: (typeof steps)[number]) =>
    before === null ? dealerFiguresWords.stepAloud(label, now) : dealerFiguresWords.stepComparedAloud(label, now, before);
  return (
    <Chart
      title={dealerFiguresWords.fromBidToSale}
      numbers={stepsTable(figures)}
      note={dealerFiguresWords.stepsNote(lengthOf[period].days)}
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
  const said = (minutes: number | null) => (minutes === null ? dealerFiguresWords.noTime : answerTime(minutes));
  const { days } = lengthOf[period];
  return (
    <Chart
      title={dealerFiguresWords.timeToAnswer}
      numbers={answersTable(figures)}
      note={isCompared ? `${dealerFiguresWords.answersNote} ${dealerFiguresWords.solidAndDashed(days)}` : dealerFiguresWords.answersNote}
    >
      <Line
        points={answers.map((minutes) => ({ now: minutes.now, before: comparedBefore(minutes, bids) }))}
        steps={steps}
        say={answerTime}
        below={[day(from), day(to)]}
        summary={
          isCompared
            ? dealerFiguresWords.answersComparedAloud(days, said(typical.now), said(typical.before))
            : dealerFiguresWords.answersAloud(days, said(typical.now))
        }
      />
    </Chart>
  );
}

/** Which bids won, by their price against the budget. */
export function ByPriceChart({ figures }: { figures: DealerAnalytics }) {
  const rows = figures.by_price.map(({ band, bids, accepted, waiting }) => ({
    label: dealerFiguresWords.bands[band],
    good: accepted.now,
    open: waiting,
    all: bids.now,
  }));
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const unread = figures.bids.now - all;
  return (
    <Chart
      title={dealerFiguresWords.wonByPrice}
      numbers={byPriceTable(figures)}
      note={
        <>
          {dealerFiguresWords.byPriceNote}
          {unread > 0 && ` ${dealerFiguresWords.budgetUnread(unread)}`}
          {all > 0 && all < 50 && ` ${dealerFiguresWords.fewBids(all)}`}
        </>
      }
    >
      <CaseRows rows={rows} summary={rows.map((row) => dealerFiguresWords.bandAloud(row.label, row.good, row.all)).join(' ')} />
    </Chart>
  );
}
