import { useState } from 'react';
import { Link } from 'react-router';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyDay, shortDate } from '../../../shared/time.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { AgainstLimit } from './against-limit.tsx';

const OwnBidDialog = lazyDialog(async () => (await import('./own-bid-dialog.tsx')).OwnBidDialog);

/** A dealer's own bid on their home. */
export function OwnBidLine({ bid }: { bid: Bid }) {
  const [isRead, setRead] = useState(false);
  const { car_model, location, status } = bid.request;
  return (
    <div className="flex gap-3.5">
      <CarPicture urls={bid.image_urls} car={carLooks(car_model, bid.color)} className="w-24 shrink-0 self-start" />
      <span className="min-w-0 grow">
        {status === 'active' ? (
          <Link className="block font-bold wrap-anywhere hover:underline" to={paths.buyerRequest(bid.request_id)}>
            {car_model}
          </Link>
        ) : (
          <span className="block font-bold wrap-anywhere">{car_model}</span>
        )}
        <Price amount={bid.price} className="block text-lg" />
        <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
        <span className="text-muted block text-sm wrap-anywhere">{location}</span>
        <State bid={bid} />
        <span className="flex flex-wrap gap-x-4">
          <button
            type="button"
            className="link min-h-11 text-sm"
            aria-label={`Read your bid on ${car_model}`}
            onClick={() => setRead(true)}
          >
            Read your bid
          </button>
          {bid.appointment && (
            <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(bid.appointment.id)}>
              Open the appointment
            </Link>
          )}
        </span>
        {isRead && <OwnBidDialog bid={bid} request={bid.request} onClose={() => setRead(false)} />}
      </span>
    </div>
  );
}

/** Where a bid stands, and since when or what comes next. */
function State({ bid }: { bid: Bid }) {
  const now = useNow();
  const news = newsOf(bid);
  if (bid.status === 'pending')
    return <span className="text-muted block text-sm">{news ?? `waiting since ${friendlyDay(bid.created_at, now)}`}</span>;
  return (
    <span className="block">
      <StateWords kind={bid.status === 'accepted' ? 'settled' : 'ended'}>
        {bid.status}
        {news && `: ${news}`}
      </StateWords>
    </span>
  );
}

// What the status does not say: since when, or the next step.
function newsOf(bid: Bid): string | null {
  const { status, decided_at, request, dealer, appointment } = bid;
  if (status === 'rejected' && decided_at) return `on ${shortDate(decided_at)}`;
  if (request.status !== 'active') return appointment ? null : 'the request is closed';
  return whyNotBookAtAll({ bid, request, dealer }) ? null : 'appointment can be booked';
}
