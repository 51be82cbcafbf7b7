import { Link } from 'react-router';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Rating } from '../../ui/stars.tsx';

/** An offer on the buyer's home. */
export function OfferLine({ bid }: { bid: Bid }) {
  return (
    <Link className="group flex flex-wrap items-center justify-between gap-x-4 gap-y-1" to={paths.request(bid.request_id)}>
      <span className="min-w-0">
        <span className="block font-bold break-words group-hover:underline">{bid.request.car_model}</span>
        <span className="text-muted text-sm">{bid.dealer.business_name ?? bid.dealer.full_name}</span>{' '}
        <Rating rating={bid.dealer.rating} count={bid.dealer.rating_count} />
      </span>
      <span className="flex items-center gap-3">
        <span className="price text-lg">{ksh(bid.price)}</span>
        <Badge status={bid.status} />
      </span>
    </Link>
  );
}

/** An own bid on the dealer's home. */
export function OwnBidLine({ bid }: { bid: Bid }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <span className="block font-bold break-words">{bid.request.car_model}</span>
        <span className="text-muted text-sm">{againstBudget(bid.price, bid.request) ?? `Budget ${bid.request.budget}`}</span>
      </span>
      <span className="flex items-center gap-3">
        <span className="price text-lg">{ksh(bid.price)}</span>
        <Badge status={bid.status} />
      </span>
      {bid.appointment && (
        <Link className="link text-sm" to={paths.appointment(bid.appointment.id)}>
          Open the appointment
        </Link>
      )}
    </div>
  );
}
