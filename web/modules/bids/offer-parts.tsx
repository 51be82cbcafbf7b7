import type { Bid } from '../../../shared/bids/api.ts';
import { priceNote } from '../../../shared/bids/offer-lines.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from './against-limit.tsx';
import { BudgetRuler, type Scale } from './budget-ruler.tsx';
import { booking } from './offer-actions.tsx';

interface AgainstBudgetProps {
  bid: Bid;
  scale: Scale | null;
  lowest: number | null;
  hasFigures?: boolean;
}

/** The price of an offer against the budget: in words, on the ruler, and beside the other prices. */
export function OfferAgainstBudget({ bid, scale, lowest, hasFigures = false }: AgainstBudgetProps) {
  const note = priceNote(bid, lowest);
  return (
    <div className="grid gap-1 text-sm">
      <AgainstLimit price={bid.price} budget={bid.request} />
      <BudgetRuler price={bid.price} budget={bid.request} scale={scale} hasFigures={hasFigures} />
      {note && <p className={note.isWarning ? 'text-clay font-bold' : ''}>{note.words}</p>}
    </div>
  );
}

/** Where the yard is, and whether that is in the buyer's county. */
export function Yard({ bid }: { bid: Bid }) {
  const { location } = bid.dealer;
  return (
    <>
      {location && <span className="wrap-anywhere">{location}</span>}
      {location && bid.same_county !== null && ' '}
      {bid.same_county === true && <Mark>your county</Mark>}
      {bid.same_county === false && <span className="text-muted text-sm">another county</span>}
    </>
  );
}

/** Why a value is the best of its line. */
export function Mark({ children }: { children: string }) {
  return (
    <span className="offer-mark">
      <Icon name="check" size={14} />
      {children}
    </span>
  );
}

/** When an offer was sent and what has become of it, in words. */
export function OfferState({ bid }: { bid: Bid }) {
  const now = useNow();
  if (bid.status === 'rejected') return <StateWords kind="ended">Rejected on {shortDate(bid.decided_at ?? bid.created_at)}</StateWords>;
  if (bid.status === 'accepted') {
    return (
      <span className="grid gap-1">
        <StateWords kind="settled">Accepted on {shortDate(bid.decided_at ?? bid.created_at)}</StateWords>
        {booking(bid).isOffered && <span className="text-muted text-sm">Appointment can be booked</span>}
        {bid.has_open_appointment && bid.appointment && (
          <span className="text-muted text-sm">Viewing {friendlyMoment(bid.appointment.appointment_date, now)}</span>
        )}
      </span>
    );
  }
  if (bid.request.status !== 'active') return <StateWords kind="ended">The request is closed</StateWords>;
  return <p className="text-muted text-sm">Sent {friendlyMoment(bid.created_at, now)}, waiting for your answer</p>;
}
