import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { DealerAnalytics } from '../../../shared/analytics/api.ts';
import { isComparable } from '../../../shared/analytics/comparable.ts';
import { fewestBuyers } from '../../../shared/analytics/limits.ts';
import { type Period, thesePeriod, versusBefore } from '../../../shared/analytics/period.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { plural } from '../../../shared/words.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Change } from '../../ui/change.tsx';
import { Price } from '../../ui/price.tsx';
import { Chart } from './charts/chart.tsx';

/** What buyers of the dealer's county ask for most, and whether the dealer has it. */
export function AskedInCounty({ figures: { county, asked }, period }: { figures: DealerAnalytics; period: Period }) {
  if (!useUser().is_verified) {
    return (
      <Chart title="What buyers near you ask for">
        <p>
          Verified dealers read here which cars the buyers of their county ask for, and at which budgets.{' '}
          <Link className="link" to={paths.dealerVerification}>
            See your verification
          </Link>
        </p>
      </Chart>
    );
  }
  if (county === null) {
    return (
      <Chart title="What buyers near you ask for">
        <p>
          We don’t know in which county your yard is.{' '}
          <Link className="link" to={paths.profile}>
            Set your location
          </Link>{' '}
          with its county or town, “Eldoret” say.
        </p>
      </Chart>
    );
  }
  return (
    <Chart title={`What buyers in ${county} ask for`} aside={<span className="text-muted text-sm">from {fewestBuyers} buyers up</span>}>
      {asked.length === 0 ? (
        <p>
          No model was asked for by {fewestBuyers} buyers in {county} in {thesePeriod(period)}.{' '}
          <Link className="link" to={paths.buyerRequests}>
            See all buyer requests
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
                  {plural(row.requests, { one: '1 request', other: '# requests' })}
                  {isComparable({ now: row.requests, before: row.requests_before }) && (
                    <>
                      {', '}
                      <Change now={row.requests} before={row.requests_before} say={String} versus={versusBefore(period)} />
                    </>
                  )}
                </p>
              </div>
              <p className="max-sm:col-start-2 sm:text-right">
                {row.middle_budget === null ? (
                  <span className="text-muted text-sm">few named a figure</span>
                ) : (
                  <TypicalBudget amount={row.middle_budget} />
                )}
              </p>
              <p className="text-sm max-sm:col-start-2 sm:text-right">
                {row.in_stock > 0 ? (
                  <Link className="link inline-flex min-h-11 items-center" to={paths.inStock(row.car_model)}>
                    You have {row.in_stock}
                  </Link>
                ) : (
                  <span className="text-muted">You have none</span>
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
      <Price amount={amount} className="text-[min(1rem,7.5vw)]" /> <span className="text-muted block text-[0.8125rem]">typical budget</span>
    </>
  );
}
