import { useState } from 'react';
import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { whyNotAcceptBid, whyNotRejectBid } from '../../../shared/bids/rules.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortDate } from '../../../shared/time.ts';
import { Badge } from '../../ui/badge.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { Signboard } from '../../ui/signboard.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Verified } from '../../ui/verified.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { AgainstLimit } from './against-limit.tsx';
import { DecideDialog } from './decide-dialog.tsx';

const BookDialog = lazyDialog(async () => (await import('../appointments/book-dialog.tsx')).BookDialog);

type Asking = 'accept' | 'reject' | 'book' | null;

/** One offer, laid out so that several can be compared side by side, line by line: price, budget, dealer, photos, message. */
export function OfferCard({ bid, isLowest }: { bid: Bid; isLowest: boolean }) {
  const [asking, setAsking] = useState<Asking>(null);
  const name = dealerName(bid.dealer);
  const close = () => setAsking(null);
  return (
    <article className="card offer-card" aria-label={`Offer from ${name}`}>
      <header>
        <Sticker amount={bid.price} isYellow={isLowest} />
        {isLowest && <p className="text-sm font-bold">Lowest price</p>}
        <p className="mt-1 text-sm">
          <AgainstLimit price={bid.price} budget={bid.request} />
        </p>
      </header>
      <div className="flex gap-3">
        <Signboard name={name} />
        <div className="min-w-0">
          <p className="line-clamp-3 font-bold wrap-anywhere">{name}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
            {bid.dealer.is_verified && <Verified />}
          </p>
          {bid.dealer.location && <p className="text-muted line-clamp-2 text-sm wrap-anywhere">{bid.dealer.location}</p>}
        </div>
      </div>
      <PhotoCover
        urls={bid.image_urls}
        car={carLooks(bid.request.car_model)}
        title={bid.request.car_model}
        price={bid.price}
        dealerName={name}
      />
      {bid.message ? <LongText text={bid.message} /> : <p className="text-muted">No message</p>}
      <footer className="mt-auto grid content-end gap-2">
        <OfferState bid={bid} />
        <OfferActions bid={bid} dealerName={name} onAsk={setAsking} />
      </footer>
      {(asking === 'accept' || asking === 'reject') && <DecideDialog bid={bid} decision={asking} onClose={close} />}
      {asking === 'book' && <BookDialog bid={bid} onClose={close} />}
    </article>
  );
}

function OfferState({ bid }: { bid: Bid }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge status={bid.status} />
      {bid.status === 'rejected' && bid.decided_at && <span className="text-muted">Rejected on {shortDate(bid.decided_at)}</span>}
      {bid.status === 'accepted' && booking(bid).isOffered && <span className="text-muted">Appointment can be booked</span>}
      {bid.status === 'pending' && <span className="text-muted">{shortDate(bid.created_at)}</span>}
    </p>
  );
}

interface OfferActionsProps {
  bid: Bid;
  /** Several offers are side by side: in a screen reader's list of buttons each must name its dealer. */
  dealerName: string;
  onAsk: (asking: Asking) => void;
}

function OfferActions({ bid, dealerName, onAsk }: OfferActionsProps) {
  if (bid.status === 'pending') return <DecisionButtons bid={bid} dealerName={dealerName} onAsk={onAsk} />;
  if (bid.status !== 'accepted') return null;
  const { isOffered, refusal } = booking(bid);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="btn btn-primary"
          aria-label={`Book a viewing with ${dealerName}`}
          disabled={refusal !== null}
          onClick={() => onAsk('book')}
        >
          Book a viewing
        </button>
      )}
      {isOffered && refusal && <p className="text-muted text-sm">{refusal.message}</p>}
      {bid.appointment && (
        <Link className="btn btn-outline" to={paths.appointment(bid.appointment.id)}>
          <span>
            {isOffered ? 'See the last appointment' : 'Open the appointment'}
            <span className="sr-only"> with {dealerName}</span>
          </span>
        </Link>
      )}
    </>
  );
}

/** Whether the "Book a viewing" button is shown, and why it is disabled. It is shown disabled only for a dealer who is not verified now: every other reason is permanent. */
function booking(bid: Bid): { isOffered: boolean; refusal: Refusal | null } {
  const refusal = whyNotBookAtAll({ bid, request: bid.request, dealer: bid.dealer });
  return { isOffered: refusal === null || refusal.code === 'dealer_not_verified', refusal };
}

function DecisionButtons({ bid, dealerName, onAsk }: OfferActionsProps) {
  useFocusKept();
  const acceptRefusal = whyNotAcceptBid({ bid, request: bid.request, dealer: bid.dealer });
  const rejectRefusal = whyNotRejectBid({ bid, request: bid.request });
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          className="btn btn-outline"
          aria-label={`Reject the offer from ${dealerName}`}
          disabled={rejectRefusal !== null}
          onClick={() => onAsk('reject')}
        >
          Reject
        </button>
        <button
          type="button"
          className="btn btn-primary"
          aria-label={`Accept the offer from ${dealerName}`}
          disabled={acceptRefusal !== null}
          onClick={() => onAsk('accept')}
        >
          Accept
        </button>
      </div>
      {acceptRefusal && <p className="text-muted text-sm">{acceptRefusal.message}</p>}
    </>
  );
}
