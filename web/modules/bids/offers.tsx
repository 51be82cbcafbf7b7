import { useState } from 'react';
import type { Bid } from '../../../shared/bids/api.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Paged } from '../../ui/paged.tsx';
import { lowestPrice } from './lowest-price.ts';
import { OfferCard } from './offer-card.tsx';
import { useOffersOn } from './queries.ts';

/** The offers on a request, side by side: the latest ones, which came with the request, and all of them after a tap. */
export function Offers({ requestId, first, count }: { requestId: string; first: Bid[]; count: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (showsAll) return <Every requestId={requestId} />;
  return (
    <>
      <Row bids={first} isAll={count <= first.length} />
      {count > first.length && (
        <MoreButton className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {count} offers
        </MoreButton>
      )}
    </>
  );
}

function Every({ requestId }: { requestId: string }) {
  const offers = useOffersOn(requestId);
  return (
    <Paged list={offers} noun="offers" failure="Failed to load bids" loading="Loading offers" empty={null}>
      {(rows) => <Row bids={rows} isAll={!offers.hasMore} />}
    </Paged>
  );
}

function Row({ bids, isAll }: { bids: Bid[]; isAll: boolean }) {
  const lowest = isAll ? lowestPrice(bids) : null;
  return (
    <div className="offers">
      {bids.map((bid) => (
        <OfferCard key={bid.id} bid={bid} isLowest={bid.price === lowest && bid.status !== 'rejected'} />
      ))}
    </div>
  );
}
