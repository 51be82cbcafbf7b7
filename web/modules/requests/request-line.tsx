import { Link } from 'react-router';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/badge.tsx';

/** An own request on the buyer's home. */
export function RequestLine({ request }: { request: OwnRequest }) {
  return (
    <Link className="group flex flex-wrap items-center justify-between gap-2" to={paths.request(request.id)}>
      <span className="min-w-0">
        <span className="block font-bold break-words group-hover:underline">{request.car_model}</span>
        <span className="text-muted text-sm">
          Budget {request.budget} · {request.bid_count === 1 ? '1 offer' : `${request.bid_count} offers`}
        </span>
      </span>
      <Badge status={request.status} />
    </Link>
  );
}
