import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortDate } from '../../../shared/time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Rating } from '../../ui/stars.tsx';
import { CarPicture } from '../cars/car-picture.tsx';
import { AgainstLimit } from './against-limit.tsx';

/** An offer on the buyer's home. */
export function OfferLine({ bid }: { bid: Bid }) {
  const name = dealerName(bid.dealer);
  return (
    <Link className="group flex items-center gap-3" to={paths.request(bid.request_id)}>
      <span className="max-sm:hidden">
        <Signboard name={name} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere group-hover:underline">{bid.request.car_model}</span>
        <span className="text-muted block text-sm wrap-anywhere">{name}</span>
        <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="price">{ksh(bid.price)}</span>
        <Badge status={bid.status} />
      </span>
    </Link>
  );
}

/** A dealer's own bid on their home. */
export function OwnBidLine({ bid }: { bid: Bid }) {
  const news = newsOf(bid);
  return (
    <div className="flex items-center gap-3">
      <CarPicture urls={bid.image_urls} car={carLooks(bid.request.car_model)} className="w-20 max-sm:hidden" />
      <span className="min-w-0 grow">
        {bid.request.status === 'active' ? (
          <Link className="block font-bold wrap-anywhere hover:underline" to={paths.buyerRequest(bid.request_id)}>
            {bid.request.car_model}
          </Link>
        ) : (
          <span className="block font-bold wrap-anywhere">{bid.request.car_model}</span>
        )}
        <AgainstLimit price={bid.price} budget={bid.request} className="block text-sm wrap-anywhere" />
        {news && <span className="text-muted block text-sm">{news}</span>}
        {bid.appointment && (
          <Link className="link text-sm" to={paths.appointment(bid.appointment.id)}>
            Open the appointment
          </Link>
        )}
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="price">{ksh(bid.price)}</span>
        <Badge status={bid.status} />
      </span>
    </div>
  );
}

// What the badge does not show: since when, or the next step.
function newsOf(bid: Bid): string | null {
  const { status, decided_at, request, dealer, appointment } = bid;
  if (status === 'rejected' && decided_at) return `Rejected on ${shortDate(decided_at)}`;
  if (request.status !== 'active') return appointment ? null : 'The request is closed';
  return whyNotBookAtAll({ bid, request, dealer }) ? null : 'Appointment can be booked';
}
