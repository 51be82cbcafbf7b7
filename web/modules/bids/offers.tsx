import { useState } from 'react';
import type { Bid } from '../../../shared/bids/api.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Paged } from '../../ui/paged.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { OfferRow } from './offer-row.tsx';
import { OfferStack } from './offer-stack.tsx';
import { OfferTools } from './offer-tools.tsx';
import { type OfferView, useOfferView } from './offer-view.ts';
import { useOffersOn } from './queries.ts';
import './offers.css';

// On a phone the other requests stand below the offers, so few are shown until more are asked for.
const shownOnPhone = 4;

/** The offers on a request: those that came with it, in best-fit order, and any other view of them read from the server. */
export function Offers({ request }: { request: OwnRequest }) {
  const [showsAll, setShowsAll] = useState(false);
  const view = useOfferView();
  const isDesk = useMedia('(min-width: 1024px)');
  const { bids, bid_count } = request;
  const shown = isDesk || view.compared.length > 0 || bids.length <= shownOnPhone + 1 ? bids : bids.slice(0, shownOnPhone);
  const isOwnOrder = view.sort === 'best' && !view.only;
  return (
    <>
      <OfferTools request={request} view={view} />
      {showsAll || !isOwnOrder ? (
        <Every request={request} view={view} isDesk={isDesk} />
      ) : (
        <>
          <Shown request={request} bids={shown} view={view} isDesk={isDesk} />
          {bid_count > shown.length && view.compared.length === 0 && (
            <MoreButton className="mt-4 w-full sm:w-auto" onClick={() => setShowsAll(true)}>
              Show all {bid_count} offers
            </MoreButton>
          )}
        </>
      )}
    </>
  );
}

interface ShownProps {
  request: OwnRequest;
  view: OfferView;
  isDesk: boolean;
}

function Every({ request, view, isDesk }: ShownProps) {
  const offers = useOffersOn(request.id, view);
  const empty = <p className="text-muted py-4">No offer is on your shortlist. Tap the heart on one to keep it here.</p>;
  return (
    <Paged list={offers} noun="offers" failure="Failed to load bids" loading="Loading offers" empty={empty}>
      {(rows) => <Shown request={request} bids={rows} view={view} isDesk={isDesk} />}
    </Paged>
  );
}

function Shown({ request, bids, view, isDesk }: ShownProps & { bids: Bid[] }) {
  const compared = bids.filter(({ id }) => view.compared.includes(id));
  if (compared.length > 1) return <OfferRow request={request} bids={compared} />;
  return isDesk && bids.length > 1 ? <OfferRow request={request} bids={bids} /> : <OfferStack request={request} bids={bids} />;
}
