import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { DealerAnalytics } from '../../../shared/analytics/api.ts';
import { isComparable } from '../../../shared/analytics/comparable.ts';
import { fewestBuyers } from '../../../shared/analytics/limits.ts';
import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { dealerFiguresWords } from '../../../words/analytics/dealer-figures.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Change } from '../../ui/change.tsx';
import { Price } from '../../ui/price.tsx';
import { Chart } from './charts/chart.tsx';

/** What buyers of the dealer's county ask for most, and whether the dealer has it. */
export function AskedInCounty({ figures: { county, asked }, period }: { figures: DealerAnalytics; period: Period }) {
  if (!useUser().is_verified) {
    return (
      <Chart title={dealerFiguresWords.askedNearYou}>
        <p>
          {dealerFiguresWords.verifiedRead}{' '}
          <Link className="link" to={paths.dealerVerification}>
            {dealerFiguresWords.seeVerification}
          </Link>
        </p>
      </Chart>
    );
  }
  if (county === null) {
    return (
      <Chart title={dealerFiguresWords.askedNearYou}>
        <p>
          {dealerFiguresWords.countyUnknown}{' '}
          <Link className="link" to={paths.profile}>
            {dealerFiguresWords.setLocation}
          </Link>
        </p>
      </Chart>
    );
  }
  return (
    <Chart
      title={dealerFiguresWords.askedIn(county)}
      aside={<span className="text-muted text-sm">{dealerFiguresWords.fromBuyersUp(fewestBuyers)}</span>}
    >
      {asked.length === 0 ? (
        <p>
          {dealerFiguresWords.noneAsked(fewestBuyers, county, lengthOf[period].days)}{' '}
          <Link className="link" to={paths.buyerRequests}>
            {dealerFiguresWords.seeAllRequests}
          </Link>
        </p>
      ) : (
        <ul className="divide-line border-line -mb-1 divide-y border-t">
          {asked.map((row) => (
            <li
              key={row.car_model}
              className="grid grid-cols-[min(4rem,18vw)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[4rem_minmax(0,1fr)_8rem_6.5rem]"
            >
              <CarSilhouette {...carLooks(row.car_model)} />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{row.car_model}</p>
                <p className="text-sm">
                  {dealerFiguresWords.requests(row.requests)}
                  {isComparable({ now: row.requests, before: row.requests_before }) && (
                    <>
                      {', '}
                      <Change
                        now={row.requests}
                        before={row.requests_before}
                        say={String}
                        versus={analyticsWords.versus(lengthOf[period].days)}
                      />
                    </>
                  )}
                </p>
              </div>
              <p className="max-sm:col-start-2 sm:text-right">
                {row.middle_budget === null ? (
                  <span className="text-muted text-sm">{dealerFiguresWords.fewNamedAFigure}</span>
                ) : (
                  <TypicalBudget amount={row.middle_budget} />
                )}
              </p>
              <p className="text-sm max-sm:col-start-2 sm:text-right">
                {row.in_stock > 0 ? (
                  <Link className="link inline-flex min-h-11 items-center" to={paths.inStock(row.car_model)}>
                    {dealerFiguresWords.youHave(row.in_stock)}
                  </Link>
                ) : (
                  <span className="text-muted">{dealerFiguresWords.youHaveNone}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Chart>
  );
}

function TypicalBudget({ amount }: { amount: number }) {
  return (
    <>
      <Price amount={amount} className="text-[min(1rem,7.5vw)]" />{' '}
      <span className="text-muted block text-[0.8125rem]">{dealerFiguresWords.typicalBudget}</span>
    </>
  );
}
