import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { type AmongOffers, labelOf } from './offer-context.ts';
import { ShortlistHeart } from './shortlist-heart.tsx';

interface OfferPhotoProps {
  bid: Bid;
  among: AmongOffers;
  isTilted?: boolean;
}

/** The photo of an offer with its label, its heart and the price hanging over its lower edge. */
export function OfferPhoto({ bid, among, isTilted = false }: OfferPhotoProps) {
  const label = labelOf(bid, among, useNow());
  return (
    <div className="offer-photo">
      <PhotoCover
        urls={bid.image_urls}
        placeholder={bid.placeholder}
        car={carLooks(bid.request.car_model, bid.color)}
        title={bid.request.car_model}
        price={bid.price}
        dealerName={dealerName(bid.dealer)}
        className="rounded-t-card"
      >
        {label && (
          <span className="offer-label">
            <InkLabel>{label}</InkLabel>
          </span>
        )}
        <ShortlistHeart bid={bid} />
      </PhotoCover>
      <div className="offer-price">
        <Sticker amount={bid.price} isYellow={bid.id === among.bestId} isTilted={isTilted} />
      </div>
    </div>
  );
}
