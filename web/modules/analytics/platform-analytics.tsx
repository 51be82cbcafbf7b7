import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import { type PlatformAnalytics as Figures, platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { platformFigures } from '../../../shared/analytics/reads.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { platformFiguresWords } from '../../../words/analytics/platform-figures.ts';
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

function Drawn({ figures, period }: { figures: Figures; period: Period }) {
  const { success_rate, engagement, first_offer_minutes, unanswered_percent, requests, sales } = figures;
  const versus = analyticsWords.versus(lengthOf[period].days);
  return (
    <>
      <dl className="grid gap-3 min-[20rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <Figure
          label={platformFiguresWords.names.success_rate}
          kind="percent"
          {...success_rate}
          cases={requests}
          better="more"
          versus={versus}
          more={platformFiguresWords.whatSuccessIs}
        />
        <Figure
          label={platformFiguresWords.names.unanswered_percent}
          kind="percent"
          {...unanswered_percent}
          cases={requests}
          better="less"
          versus={versus}
        />
        <Figure
          label={platformFiguresWords.names.first_offer_minutes}
          kind="time"
          {...first_offer_minutes}
          cases={requests}
          better="less"
          versus={versus}
        />
        <Figure label={platformFiguresWords.engagementLong} kind="ratio" {...engagement} cases={requests} better="more" versus={versus} />
      </dl>
      <dl className="grid gap-3 sm:grid-cols-3">
        {(['revenue', 'commission', 'commission_paid'] as const).map((name) => (
          <Figure
            key={name}
            small
            label={platformFiguresWords.names[name]}
            kind="money"
            {...figures[name]}
            cases={sales}
            better="more"
            versus={versus}
          />
        ))}
      </dl>
      <p className="text-muted text-sm">{platformFiguresWords.whenMoneyCounts}</p>
      <dl className="grid gap-3 min-[20rem]:grid-cols-2 sm:grid-cols-4 xl:grid-cols-7">
        {(['requests', 'bids', 'appointments', 'sales', 'users', 'dealers', 'cars'] as const).map((name) => (
          <Figure key={name} small label={platformFiguresWords.names[name]} {...figures[name]} better="more" versus={versus} />
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
