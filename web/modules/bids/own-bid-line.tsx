import { Link } from 'react-router';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyDay, shortDate } from '../../../shared/time.ts';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { AgainstLimit } from './against-limit.tsx';

/** A dealer's own bid on their home; it leads to the request, where the bid can be read, also when the request is closed. */
export function OwnBidLine({ bid }: { bid: Bid }) {
  const { car_model, location } = bid.request;
  return (
    <div className="flex gap-3.5">
      <CarPicture urls={bid.image_urls} car={carLooks(car_model, bid.color)} className="w-24 shrink-0 self-start" />
      <span className="min-w-0 grow">
        <Link className="block font-bold wrap-anywhere hover:underline" to={paths.buyerRequest(bid.request_id)}>
          {car_model}
        </Link>
        <Price amount={bid.price} className="block text-lg" />
        <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
        <span className="text-muted block text-sm wrap-anywhere">{location}</span>
        <State bid={bid} />
        {bid.appointment && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(bid.appointment.id)}>
            Open the appointment
          </Link>
        )}
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
