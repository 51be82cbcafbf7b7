import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { ksh } from '../../../shared/money.ts';
import type { AvailableRequestLine as Line } from '../../../shared/requests/api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { availableRequestWords } from '../../../words/requests/available-request.ts';
import { useUser } from '../../client/session.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** A request on the dealer's home: the wished car, the budget, where and since when. */
export function AvailableRequestLine({ request }: { request: Line }) {
  const { car_model, looks, location, created_at, own_bid } = request;
  const dealer = useUser();
  const bid = own_bid && bidInWords({ ...own_bid, request: { status: 'active' }, dealer }, 'dealer');
  return (
    <Link className="group flex items-center gap-x-3.5 max-xs:flex-wrap" to={paths.buyerRequest(request.id)}>
      <CarSilhouette {...looks} className="w-[min(4rem,18vw)] shrink-0" />
      <span className="min-w-0 wrap-anywhere xs:grow">
        <span className="block font-bold group-hover:underline">{car_model}</span>
        <span className="price block whitespace-normal">{budgetInWords(request)}</span>
        <span className="text-muted block text-sm">
          {location} · {friendlyMoment(created_at, useNow())}
        </span>
        {bid && (
          <span className="block text-sm">
            {availableRequestWords.yourBid(ksh(own_bid.price))} <StateWords kind={bid.kind}>{bid.words}</StateWords>
          </span>
        )}
      </span>
      <Icon name="forward" size={18} />
    </Link>
  );
}
