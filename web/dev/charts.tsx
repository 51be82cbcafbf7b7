import { Bars } from '../modules/analytics/charts/bars.tsx';
import { CaseRows } from '../modules/analytics/charts/cases.tsx';
import { Chart } from '../modules/analytics/charts/chart.tsx';
import { Figure } from '../modules/analytics/charts/figure.tsx';
import { Line } from '../modules/analytics/charts/line.tsx';
import { Change } from '../ui/change.tsx';
import { Row, Section } from './section.tsx';

const numbers = {
  title: 'Steps',
  columns: [
    { label: 'Step', kind: 'text' as const },
    { label: 'Value', kind: 'ksh' as const },
  ],
  rows: [
    ['Sent', 4_200_000],
    ['Sold', null],
  ],
};
const versus = 'vs 30 days before';
const points = [70, null, 40, 90, null, 30, 20].map((now, place) => ({ now, before: place % 3 ? 60 + place : null }));

/** Drawings of figures, and figures with their change. */
export function Charts() {
  return (
    <Section title="Figures and their drawings">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure label="Sold" now={16} before={14} better="more" versus={versus} more="how it is worked out" />
        <Figure label="Answer" kind="time" now={41} before={30} cases={{ now: 10, before: 12 }} better="less" versus={versus} />
        <Figure label="Same" kind="money" now={1} before={1} cases={{ now: 10, before: 10 }} versus={versus} />
        <Figure small label="Too few to compare" now={6} before={3} versus={versus} />
      </dl>
      <Row>
        <Change now={16} before={14} better="more" say={String} versus={versus} />
        <Change now={41} before={30} better="less" say={(minutes) => `${minutes} min`} versus={versus} />
        <Change now={10} before={10} say={String} versus={versus} />
        <Change now={null} before={3} cases={{ now: 10, before: 10 }} say={String} versus={versus} />
      </Row>
      <Chart title="Bars" numbers={numbers} note="What is drawn.">
        <Bars
          bars={[
            { id: 'sent', label: 'Sent', now: 42, before: 33, between: '14 of 42 go on' },
            { id: 'sold', label: 'Sold', now: 0, before: 4 },
            { id: 'alone', label: 'Without a period before', now: 9 },
          ]}
          summary="Sent: 42. Sold: 0."
        />
      </Chart>
      <Chart title="Cases one by one, and many">
        <CaseRows
          rows={[
            { label: 'Few', good: 5, open: 2, all: 9 },
            { label: 'None', good: 0, open: 0, all: 0 },
            { label: 'Many', good: 30, open: 0, all: 90 },
          ]}
          summary="Few: 5 of 9. None. Many: 30 of 90."
        />
      </Chart>
      <Chart title="A line">
        <Line
          points={points}
          steps={[10, 30, 60]}
          say={(value) => `${value} min`}
          below={['23 Oct', '21 Nov']}
          summary="From 70 to 20 minutes."
        />
      </Chart>
    </Section>
  );
}
