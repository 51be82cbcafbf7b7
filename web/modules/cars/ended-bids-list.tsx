import { ksh } from '../../../shared/money.ts';
import { ownCarWords } from '../../../words/cars/own-car.ts';
import { useEndedBids } from './stock-queries.ts';

/** The bids that end with a car, named one by one; nothing where there are none. */
export function EndedBidsList({ carId }: { carId: string }) {
  const { data } = useEndedBids(carId);
  if (!data || data.count === 0) return null;
  return (
    <div className="mt-4">
      <p className="font-bold">{ownCarWords.endWithIt(data.count)}</p>
      <ul className="divide-line mt-1 divide-y">
        {data.bids.map(({ id, car_model, price, status, can_name }) => (
          <li key={id} className="py-2 wrap-anywhere">
            {car_model}, <span className="price">{ksh(price)}</span>
            <span className="text-muted block text-sm">
              {status === 'pending' && ownCarWords.waitingEnds}
              {status === 'accepted' && can_name && ownCarWords.acceptedCanName}
              {status === 'accepted' && !can_name && ownCarWords.acceptedEnds}
            </span>
          </li>
        ))}
      </ul>
      {data.count > data.bids.length && <p className="text-muted">{ownCarWords.andMore(data.count - data.bids.length)}</p>}
    </div>
  );
}
