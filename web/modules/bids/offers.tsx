import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Bid } from '../../../shared/bids/api.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { arriveAt } from '../../client/arrive-at.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Paged } from '../../ui/paged.tsx';
import { useSteadyMedia } from '../../ui/use-media.ts';
import { useBookingAsked } from './booking-asked.ts';
import { useOfferNamed } from './offer-named.ts';
import { OfferRow } from './offer-row.tsx';
import { OfferStack } from './offer-stack.tsx';
import { OfferTools } from './offer-tools.tsx';
import { type OfferView, useOfferView } from './offer-view.ts';
import { useOffersOn } from './queries.ts';
import './offers.css';
// After it: what stands side by side is narrower.
import './offer-row.css';

// On a phone the other requests stand below the offers, so few are shown until more are asked for.
const shownOnPhone = 4;

/** The offers on a request: those that came with it, in best-fit order, and any other view of them read from the server. */
export function Offers({ request }: { request: OwnRequest }) {
  const [showsAll, setShowsAll] = useState(false);
  const view = useOfferView();
  const isDesk = useSteadyMedia('(width >= 64rem)');
  const { bids, bid_count } = request;
  const named = useNamed(request);
  const showsFew = !isDesk && view.compared.length === 0 && bids.length > shownOnPhone + 1;
  const shown = showsFew ? bids.filter(({ id }, index) => index < shownOnPhone || id === named) : bids;
  const isOwnOrder = view.sort === 'best' && !view.only;
  const isBeyond = named !== null && bid_count > bids.length && bids.every(({ id }) => id !== named);
  return (
    <>
      <OfferTools request={request} view={view} />
      {showsAll || !isOwnOrder || isBeyond ? (
        <Every request={request} view={view} isDesk={isDesk} named={isBeyond ? named : null} />
      ) : (
        <>
          <Shown request={request} bids={shown} view={view} isDesk={isDesk} />
          {bid_count > shown.length && view.compared.length === 0 && (
            <MoreButton className="mt-4 w-full sm:w-auto" onClick={() => setShowsAll(true)}>
              {offersWords.showAll(bid_count)}
            </MoreButton>
          )}
        </>
      )}
    </>
  );
}

/** The offer on this request that a link names, or whose booking it asks for: it is shown, and stays when the address names it no more. */
function useNamed({ id }: OwnRequest): string | null {
  const { bookedFirst } = useBookingAsked();
  const pointedAt = useOfferNamed();
  const { hash } = useLocation();
  const [named, setNamed] = useState<string | null>(null);
  const asked = bookedFirst ?? pointedAt;
  if (asked && asked !== named && hash === `#${id}`) setNamed(asked);
  return named;
}

interface ShownProps {
  request: OwnRequest;
  view: OfferView;
  isDesk: boolean;
}

/** All offers, page by page, as far as the `named` one at once. */
function Every({ request, view, isDesk, named }: ShownProps & { named: string | null }) {
  const offers = useOffersOn(request.id, view);
  const { rows, hasMore, isReadingMore, error, readMore } = offers;
  const isAhead = named !== null && rows?.every(({ id }) => id !== named) && hasMore && !isReadingMore && !error;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isAhead) readMore();
  }, [isAhead]);
  const empty = <p className="text-muted py-4">{offersWords.noneShortlisted}</p>;
  return (
    <Paged list={offers} failure={offersWords.notLoaded} loading={offersWords.loading} empty={empty}>
      {(rows) => <Shown request={request} bids={rows} view={view} isDesk={isDesk} />}
    </Paged>
  );
}

function Shown({ request, bids, view, isDesk }: ShownProps & { bids: Bid[] }) {
  const compared = bids.filter(({ id }) => view.compared.includes(id));
  useArrivalAtOffer(bids);
  if (compared.length > 1) return <OfferRow request={request} bids={compared} />;
  return isDesk && bids.length > 1 ? <OfferRow request={request} bids={bids} /> : <OfferStack request={request} bids={bids} />;
}

/** Arrives at the offer that the address points at, once it is among those shown: it may be on a later page. */
function useArrivalAtOffer(bids: Bid[]): void {
  const pointedAt = useOfferNamed();
  const isThere = bids.some(({ id }) => id === pointedAt);
  useEffect(() => {
    const offer = isThere && pointedAt ? document.getElementById(pointedAt) : null;
    if (offer) arriveAt(offer);
  }, [isThere, pointedAt]);
}
