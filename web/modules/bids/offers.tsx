import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Bid } from '../../../shared/bids/api.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Paged } from '../../ui/paged.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useBookingAsked } from './booking-asked.ts';
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
  const booked = useBooked(request);
  const showsFew = !isDesk && view.compared.length === 0 && bids.length > shownOnPhone + 1;
  const shown = showsFew ? bids.filter(({ id }, index) => index < shownOnPhone || id === booked) : bids;
  const isOwnOrder = view.sort === 'best' && !view.only;
  const isBeyond = booked !== null && bid_count > bids.length && bids.every(({ id }) => id !== booked);
  return (
    <>
      <OfferTools request={request} view={view} />
      {showsAll || !isOwnOrder || isBeyond ? (
        <Every request={request} view={view} isDesk={isDesk} booked={isBeyond ? booked : null} />
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

/** The offer on this request whose booking a link asked for: it is shown, and stays when its dialog is closed. */
function useBooked({ id }: OwnRequest): string | null {
  const { bookedFirst } = useBookingAsked();
  const { hash } = useLocation();
  const [booked, setBooked] = useState<string | null>(null);
  if (bookedFirst && bookedFirst !== booked && hash === `#${id}`) setBooked(bookedFirst);
  return booked;
}

interface ShownProps {
  request: OwnRequest;
  view: OfferView;
  isDesk: boolean;
}

/** All offers, page by page, as far as that of `booked` at once. */
function Every({ request, view, isDesk, booked }: ShownProps & { booked: string | null }) {
  const offers = useOffersOn(request.id, view);
  const { rows, hasMore, isReadingMore, error, readMore } = offers;
  const isAhead = booked !== null && rows?.every(({ id }) => id !== booked) && hasMore && !isReadingMore && !error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isAhead) readMore();
  }, [isAhead]);
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
