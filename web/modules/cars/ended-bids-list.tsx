import { ksh } from '../../../shared/money.ts';
import { plural } from '../../../shared/words.ts';
import { useEndedBids } from './stock-queries.ts';

/** The bids that end with a car, named one by one; nothing where there are none. */
export function EndedBidsList({ carId }: { carId: string }) {
  const { data } = useEndedBids(carId);
  if (!data || data.count === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-bold">{plural(data.count, { one: '1 bid ends with it:', other: '# bids end with it:' })}</p>
      <ul className="divide-line mt-1 divide-y">
        {data.bids.map(({ id, car_model, price, status, can_name }) => (
          <li key={id} className="py-2 wrap-anywhere">
            {car_model}, <span className="price">{ksh(price)}</span>
            <span className="text-muted block text-sm">
              {status === 'pending' && 'Waiting: it is rejected, and its buyer is told.'}
              {status === 'accepted' && can_name && 'Accepted: you can name another car once.'}
              {status === 'accepted' &&
                !can_name &&
                'Accepted: you can’t name another car for it, so no viewing can be booked from it then.'}
            </span>
          </li>
        ))}
      </ul>
      {data.count > data.bids.length && <p className="text-muted">and {data.count - data.bids.length} more</p>}
    </div>
  );
}
