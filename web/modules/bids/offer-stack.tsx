import type { Bid } from '../../../shared/bids/api.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { scaleOf } from './budget-ruler.tsx';
import { OfferCard } from './offer-card.tsx';
import { amongOffers } from './offer-context.ts';

/** Offers one below the other, each on a card of its own. */
export function OfferStack({ request, bids }: { request: OwnRequest; bids: Bid[] }) {
  const among = amongOffers(request);
  const scale = scaleOf(request.bids, request);
  return (
    <ul className="offer-stack">
      {bids.map((bid) => (
        <li key={bid.id} className="min-w-0">
          <OfferCard bid={bid} among={among} scale={scale} wishes={request} />
        </li>
      ))}
    </ul>
  );
}
