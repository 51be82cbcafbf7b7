import { carName } from '../../../shared/cars/names.ts';
import { ksh } from '../../../shared/money.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import type { FittingRequest } from '../../../shared/requests/fitting-api.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import type { PagedList } from '../../ui/paged.tsx';
import { DealerRequestCard } from './dealer-request-card.tsx';

interface FittingRequestsProps {
  list: PagedList<FittingRequest>;
  onBid: (request: DealerRequest) => void;
}

/** The requests that cars of the dealer's stock fit, each with the reason; nothing where there is none. */
export function FittingRequests({ list: { rows = [], hasMore, isReadingMore, readMore }, onBid }: FittingRequestsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="fitting">
      <h2 id="fitting" className="text-[1.375rem]">
        {buyerRequestsWords.yourCarsFit}
      </h2>
      <ul className="divide-line border-line divide-y border-b">
        {rows.map((request) => (
          <li key={request.id}>
            <DealerRequestCard request={request} reason={<Reason request={request} />} onBid={() => onBid(request)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <MoreButton className="mx-auto mt-4 block" isBusy={isReadingMore} onClick={readMore}>
          {isReadingMore ? uiWords.loading : buyerRequestsWords.showMoreThatFit}
        </MoreButton>
      )}
    </section>
  );
}

/** The car is not named twice where the buyer asked about it. */
function Reason({ request: { fitting_cars, best_car, asked_car } }: { request: FittingRequest }) {
  return (
    <p className="text-sm">
      <InkLabel>{buyerRequestsWords.fits(fitting_cars)}</InkLabel>{' '}
      {best_car.id !== asked_car?.id && <span className="wrap-anywhere">{carName(best_car)}, </span>}
      <span className="whitespace-nowrap">{ksh(best_car.price)}</span>
    </p>
  );
}
