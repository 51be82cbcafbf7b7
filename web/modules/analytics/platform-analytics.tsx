import { type Period, versusBefore } from '../../../shared/analytics/period.ts';
import { type PlatformAnalytics as Figures, platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { platformFigureNames as names } from '../../../shared/analytics/platform-tables.ts';
import { platformFigures } from '../../../shared/analytics/reads.ts';
import { answerTime } from '../../../shared/dealers/answer-time.ts';
import { ksh } from '../../../shared/money.ts';
import { plural } from '../../../shared/words.ts';
import { Price } from '../../ui/price.tsx';
import { Figure } from './charts/figure.tsx';
import { AnalyticsFrame } from './frame.tsx';
import { CountiesChart, ModelsChart, MoneyChart, MonthsChart } from './platform-charts.tsx';

/** How the whole marketplace goes, for the administrator (docs/domain/limits-and-money.md, "Analytics of the marketplace"). */
export function PlatformAnalytics() {
  return (
    <AnalyticsFrame reads={platformFigures} csv={platformAnalyticsApi.csv}>
      {(figures, period) => <Drawn figures={figures} period={period} />}
    </AnalyticsFrame>
  );
}

const points = (count: number) => plural(count, { one: '1 point', other: '# points' });
const orNone = (value: number | null, say: (value: number) => string) => (value === null ? '–' : say(value));

function Drawn({ figures, period }: { figures: Figures; period: Period }) {
  const { success_rate, engagement, first_offer_minutes, unanswered_percent, revenue, commission, commission_paid } = figures;
  const versus = versusBefore(period);
  const money = (label: string, pair: Figures['revenue']) => (
    <Figure small label={label} value={<Price amount={pair.now} className="" />} {...pair} better="more" say={ksh} versus={versus} />
  );
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Figure
          label={names.success_rate}
          value={orNone(success_rate.now, (rate) => `${rate}%`)}
          {...success_rate}
          better="more"
          say={points}
          versus={versus}
        />
        <Figure
          label={names.unanswered_percent}
          value={orNone(unanswered_percent.now, (share) => `${share}%`)}
          {...unanswered_percent}
          better="less"
          say={points}
          versus={versus}
        />
        <Figure
          label={names.first_offer_minutes}
          value={orNone(first_offer_minutes.now, answerTime)}
          {...first_offer_minutes}
          better="less"
          say={answerTime}
          versus={versus}
        />
        <Figure
          label={`${names.engagement}, bids for each request`}
          value={orNone(engagement.now, String)}
          {...engagement}
          better="more"
          say={(bids) => bids.toFixed(1)}
          versus={versus}
        />
      </dl>
      <dl className="grid gap-3 sm:grid-cols-3">
        {money(names.revenue, revenue)}
        {money(names.commission, commission)}
        {money(names.commission_paid, commission_paid)}
      </dl>
      <p className="text-muted text-sm">Money counts on the day of its sale, also a commission that is paid later.</p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {(['requests', 'bids', 'appointments', 'sales', 'users', 'dealers', 'cars'] as const).map((name) => (
          <Figure key={name} small label={names[name]} value={figures[name].now} {...figures[name]} better="more" versus={versus} />
        ))}
      </dl>
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <MonthsChart figures={figures} />
        <MoneyChart figures={figures} />
        <ModelsChart figures={figures} />
        <CountiesChart figures={figures} />
      </div>
    </>
  );
}
