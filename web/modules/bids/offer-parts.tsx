import { afterAccepting } from '../../../shared/appointments/after-accepting.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { priceNote } from '../../../shared/bids/offer-lines.ts';
import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { bidStateWords } from '../../../words/bids/bid-state.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { BudgetRuler, type Scale } from './budget-ruler.tsx';

interface AgainstBudgetProps {
  bid: Bid;
  scale: Scale | null;
  lowest: number | null;
  hasFigures?: boolean;
}

/** The price of an offer against the budget: in words, on the ruler, and beside the other prices; nothing once it is rejected or its car is gone. */
export function OfferAgainstBudget({ bid, scale, lowest, hasFigures = false }: AgainstBudgetProps) {
  if (bid.status === 'rejected' || bid.car_gone) return null;
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
      {bid.same_county === true && <Mark>{offersWords.yourCounty}</Mark>}
      {bid.same_county === false && <span className="text-muted text-sm">{offersWords.anotherCounty}</span>}
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

/** When an offer was sent, what has become of it, and what comes next. */
export function OfferState({ bid }: { bid: Bid }) {
  const now = useNow();
  const { kind, words } = bidInWords(bid, 'buyer');
  const more = bid.status === 'pending' ? bidStateWords.sent(friendlyMoment(bid.created_at, now)) : afterAccepting(bid, now);
  return (
    <span className="grid gap-1">
      <StateWords kind={kind}>{words}</StateWords>
      {more && <span className="text-muted text-sm">{more}</span>}
    </span>
  );
}
