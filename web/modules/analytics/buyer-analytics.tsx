import { paths } from '../../../shared/addresses/paths.ts';
import { analyticsApi, type BuyerAnalytics as Figures } from '../../../shared/analytics/api.ts';
import { toBudget } from '../../../shared/analytics/buyer-tables.ts';
import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import { buyerFigures } from '../../../shared/analytics/reads.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { buyerFiguresWords } from '../../../words/analytics/buyer-figures.ts';
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
  const versus = analyticsWords.versus(lengthOf[period].days);
  if (requests.now + requests.before + offers.now + viewings.now + purchases.now === 0) return <NoRequests period={period} />;
  return (
    <>
      <dl className="grid gap-3 min-[20rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <Figure label={buyerFiguresWords.requests} {...requests} versus={versus} />
        <Figure label={buyerFiguresWords.offersReceived} {...offers} better="more" versus={versus} />
        <Figure label={buyerFiguresWords.typicalWait} kind="time" {...wait} cases={requests} better="less" versus={versus} />
        <Figure
          label={buyerFiguresWords.lowestToBudget}
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
          label={buyerFiguresWords.meanToBudget}
          kind="percent"
          value={said(mean.now)}
          {...mean}
          cases={requests}
          better="less"
          versus={versus}
        />
        <Figure small label={buyerFiguresWords.viewings} {...viewings} versus={versus} />
        <Figure small label={buyerFiguresWords.purchases} {...purchases} versus={versus} />
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
      title={buyerFiguresWords.noRequests(lengthOf[period].days)}
      next={
        <a className="btn btn-primary" href={paths.postRequest}>
          {buyerFiguresWords.postRequest}
        </a>
      }
    >
      {buyerFiguresWords.sayWhichCar}
    </Empty>
  );
}
