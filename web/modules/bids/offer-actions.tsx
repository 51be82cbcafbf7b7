import { useState } from 'react';
import { Link } from 'react-router';
import { whyStopped } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { whyNotAcceptBid, whyNotRejectBid } from '../../../shared/bids/rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { useBookingAsked } from './booking-asked.ts';
import { DecideDialog } from './decide-dialog.tsx';

const BookDialog = lazyDialog(async () => (await import('../appointments/book-dialog.tsx')).BookDialog);

type Asking = 'accept' | 'reject' | 'book' | 'book after accepting' | null;

interface OfferActionsProps {
  bid: Bid;
  /** Whether its main button is the filled one. */
  isMain: boolean;
}

/** What the buyer can do with an offer: accept, which leads on to booking, or reject; book a viewing; open the appointment. */
export function OfferActions({ bid, isMain }: OfferActionsProps) {
  const { bookedFirst, forgetBooking } = useBookingAsked();
  const [asking, setAsking] = useState<Asking>(null);
  const isAsked = bookedFirst === bid.id && booking(bid).refusal === null;
  const [wasAsked, setWasAsked] = useState(false);
  // Once open the dialog stays, also when a booked offer can't be booked again: it then leads on to the appointment.
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setAsking('book');
  }
  const close = () => {
    setAsking(null);
    if (bookedFirst === bid.id) forgetBooking();
  };
  return (
    <div className="offer-actions">
      {bid.status === 'pending' && <DecisionButtons bid={bid} isMain={isMain} onAsk={setAsking} />}
      {bid.status === 'accepted' && <BookingButtons bid={bid} onAsk={setAsking} />}
      {asking === 'accept' && <DecideDialog bid={bid} decision="accept" onClose={close} onDone={() => setAsking('book after accepting')} />}
      {asking === 'reject' && <DecideDialog bid={bid} decision="reject" onClose={close} onDone={close} />}
      {asking === 'book' && <BookDialog bid={bid} onClose={close} />}
      {asking === 'book after accepting' && <BookDialog bid={bid} notice={offersWords.acceptedBookNow} onClose={close} />}
    </div>
  );
}

/** Whether the "Book a viewing" button is shown, and why it is disabled. It is shown disabled only for what may change: a dealer who is not verified or a car that is off the market now, a lost car that can be replaced. */
function booking(bid: Bid): { isOffered: boolean; refusal: Refusal | null } {
  const refusal = whyNotBookAtAll({ bid, request: bid.request, dealer: bid.dealer });
  const mayChange =
    refusal?.code === 'dealer_not_verified' ||
    refusal?.code === 'under_review' ||
    refusal?.code === 'car_off_market' ||
    (refusal?.code === 'car_gone' && !bid.other_car?.answer);
  return { isOffered: refusal === null || mayChange, refusal };
}

function BookingButtons({ bid, onAsk }: { bid: Bid; onAsk: (asking: Asking) => void }) {
  const { isOffered, refusal: wrong } = booking(bid);
  const refusal = whyStopped(useUser()) ?? wrong;
  const name = dealerName(bid.dealer);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="btn btn-primary"
          aria-label={offersWords.bookWith(name)}
          disabled={refusal !== null}
          onClick={() => onAsk('book')}
        >
          {offersWords.book}
        </button>
      )}
      {isOffered && refusal && <p className="text-muted text-sm">{refusal.message()}</p>}
      {bid.appointment && (
        <Link
          className="btn btn-outline"
          to={paths.appointment(bid.appointment.id)}
          aria-label={isOffered ? offersWords.lastViewingWith(name) : offersWords.openViewingWith(name)}
        >
          {isOffered ? offersWords.lastViewing : offersWords.openViewing}
        </Link>
      )}
    </>
  );
}

function DecisionButtons({ bid, isMain, onAsk }: OfferActionsProps & { onAsk: (asking: Asking) => void }) {
  useFocusKept();
  const stopped = whyStopped(useUser());
  const acceptRefusal = stopped ?? whyNotAcceptBid({ bid, request: bid.request, dealer: bid.dealer });
  const rejectRefusal = stopped ?? whyNotRejectBid({ bid, request: bid.request });
  const name = dealerName(bid.dealer);
  const figures = ksh(bid.price);
  return (
    <>
      <div className="offer-decision">
        <button
          type="button"
          className={`btn ${isMain ? 'btn-primary' : 'btn-outline text-tea'}`}
          aria-label={offersWords.acceptFrom(figures, name)}
          disabled={acceptRefusal !== null}
          onClick={() => onAsk('accept')}
        >
          {offersWords.accept(figures)}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={offersWords.rejectFrom(name)}
          disabled={rejectRefusal !== null}
          onClick={() => onAsk('reject')}
        >
          {offersWords.reject}
        </button>
      </div>
      {acceptRefusal && <p className="text-muted text-sm">{acceptRefusal.message()}</p>}
    </>
  );
}
