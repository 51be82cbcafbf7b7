import { paths } from '../../../shared/addresses/paths.ts';
import { analyticsApi, type DealerAnalytics as Figures } from '../../../shared/analytics/api.ts';
import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import { dealerFigures } from '../../../shared/analytics/reads.ts';
import { shareInPoints, shareInWords } from '../../../shared/analytics/share.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { dealerFiguresWords } from '../../../words/analytics/dealer-figures.ts';
import { useUser } from '../../client/session.ts';
import { NextLink } from '../../ui/next-link.tsx';
import { Empty } from '../../ui/states.tsx';
import { AskedInCounty } from './asked.tsx';
import { Figure } from './charts/figure.tsx';
import { AnswersChart, ByPriceChart, StepsChart } from './dealer-charts.tsx';
import { AnalyticsFrame } from './frame.tsx';

/** A dealer's figures: what became of the bids, what wins, what buyers ask for (docs/domain/limits-and-money.md, "Analytics"). */
export function DealerAnalytics() {
  return (
    <AnalyticsFrame reads={dealerFigures} csv={analyticsApi.dealerCsv}>
      {(figures, period) => <Drawn figures={figures} period={period} />}
    </AnalyticsFrame>
  );
}

function Drawn({ figures, period }: { figures: Figures; period: Period }) {
  const { sales, sales_value, bids, accepted, rejected, answer_minutes, accepted_value, commission, saves } = figures;
  const decided = { now: accepted.now + rejected.now, before: accepted.before + rejected.before };
  const versus = analyticsWords.versus(lengthOf[period].days);
  if (bids.now + bids.before + sales.now + sales.before === 0) {
    return (
      <>
        <NoBids period={period} />
        <AskedInCounty figures={figures} period={period} />
      </>
    );
  }
  return (
    <>
      <dl className="grid gap-3 min-[20rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        <Figure label={dealerFiguresWords.sales} {...sales} better="more" versus={versus} />
        <Figure label={dealerFiguresWords.salesValue} kind="money" {...sales_value} cases={sales} better="more" versus={versus} />
        <Figure
          label={dealerFiguresWords.bidsAccepted}
          kind="percent"
          value={shareInWords(accepted.now, decided.now)}
          now={shareInPoints(accepted.now, decided.now)}
          before={shareInPoints(accepted.before, decided.before)}
          cases={decided}
          better="more"
          versus={versus}
          more={dealerFiguresWords.ofThoseDecided}
        />
        <Figure label={dealerFiguresWords.typicalAnswer} kind="time" {...answer_minutes} cases={bids} better="less" versus={versus} />
      </dl>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure
          small
          label={dealerFiguresWords.acceptedValue}
          kind="money"
          {...accepted_value}
          cases={accepted}
          better="more"
          versus={versus}
        />
        <Figure small label={dealerFiguresWords.commission} kind="money" {...commission} cases={sales} versus={versus} />
        <Figure small label={dealerFiguresWords.saves} {...saves} better="more" versus={versus} />
      </dl>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <StepsChart figures={figures} period={period} />
        <AnswersChart figures={figures} period={period} />
        <AskedInCounty figures={figures} period={period} />
        {bids.now > 0 && <ByPriceChart figures={figures} />}
      </div>
    </>
  );
}

function NoBids({ period }: { period: Period }) {
  const { is_verified } = useUser();
  return (
    <Empty
      title={dealerFiguresWords.noBids(lengthOf[period].days)}
      next={
        <NextLink to={is_verified ? paths.buyerRequests : paths.dealerVerification}>
          {is_verified ? dealerFiguresWords.seeRequests : dealerFiguresWords.seeVerification}
        </NextLink>
      }
    >
      {is_verified ? dealerFiguresWords.onceYouBid : dealerFiguresWords.onceVerified}
    </Empty>
  );
}
