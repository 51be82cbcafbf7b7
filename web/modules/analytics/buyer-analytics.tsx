import { paths } from '../../../shared/addresses/paths.ts';
import { analyticsApi, type BuyerAnalytics as Figures } from '../../../shared/analytics/api.ts';
import { buyerFigureNames as names, toBudget } from '../../../shared/analytics/buyer-tables.ts';
import { type Period, thesePeriod, versusBefore } from '../../../shared/analytics/period.ts';
import { buyerFigures } from '../../../shared/analytics/reads.ts';
import { Empty } from '../../ui/states.tsx';
import { OffersChart, PricesChart } from './buyer-charts.tsx';
import { Figure } from './charts/figure.tsx';
import { AnalyticsFrame } from './frame.tsx';

/** A buyer's figures: what came of the requests (docs/domain/limits-and-money.md, "Analytics"). */
export function BuyerAnalytics() {
  return (
    <AnalyticsFrame reads={buyerFigures} csv={analyticsApi.buyerCsv}>
      {(figures, period) => <Drawn figures={figures} period={period} />}
    </AnalyticsFrame>
  );
}

const said = (percent: number | null) => (percent === null ? undefined : toBudget(percent));

function Drawn({ figures, period }: { figures: Figures; period: Period }) {
  const { requests, offers, first_offer_minutes: wait, lowest_percent: lowest, mean_percent: mean, viewings, purchases } = figures;
  const versus = versusBefore(period);
  if (requests.now + requests.before + offers.now + viewings.now + purchases.now === 0) return <NoRequests period={period} />;
  return (
    <>
      <dl className="grid gap-3 min-[20rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <Figure label={names.requests} {...requests} versus={versus} />
        <Figure label={names.offers} {...offers} better="more" versus={versus} />
        <Figure label={names.first_offer_minutes} kind="time" {...wait} cases={requests} better="less" versus={versus} />
        <Figure
          label={names.lowest_percent}
          kind="percent"
          value={said(lowest.now)}
          {...lowest}
          cases={requests}
          better="less"
          versus={versus}
        />
      </dl>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure
          small
          label={names.mean_percent}
          kind="percent"
          value={said(mean.now)}
          {...mean}
          cases={requests}
          better="less"
          versus={versus}
        />
        <Figure small label={names.viewings} {...viewings} versus={versus} />
        <Figure small label={names.purchases} {...purchases} versus={versus} />
      </dl>
      {figures.by_request.length === 0 ? (
        <NoRequests period={period} />
      ) : (
        <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
          <OffersChart figures={figures} />
          <PricesChart figures={figures} />
        </div>
      )}
    </>
  );
}

function NoRequests({ period }: { period: Period }) {
  return (
    <Empty
      title={`No requests in ${thesePeriod(period)}`}
      next={
        <a className="btn btn-primary" href={paths.postRequest}>
          Post a request
        </a>
      }
    >
      Say which car you look for; here you see how the offers stand to your budget.
    </Empty>
  );
}
