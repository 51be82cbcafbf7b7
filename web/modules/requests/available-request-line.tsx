import { Link } from 'react-router';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/badge.tsx';

/** A request on the dealer's home. */
export function AvailableRequestLine({ request }: { request: DealerRequest }) {
  return (
    <Link className="group flex flex-wrap items-center justify-between gap-2" to={paths.buyerRequests}>
      <span className="min-w-0">
        <span className="block font-bold break-words group-hover:underline">{request.car_model}</span>
        <span className="text-muted text-sm">
          Budget {request.budget} · {request.location}
        </span>
      </span>
      {request.own_bid && <Badge status={request.own_bid.status} />}
    </Link>
  );
}
