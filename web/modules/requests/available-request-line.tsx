import { Link } from 'react-router';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';

/** A request on the dealer's home. */
export function AvailableRequestLine({ request }: { request: DealerRequest }) {
  return (
    <Link className="group flex items-center gap-3" to={paths.buyerRequest(request.id)}>
      <CarSilhouette {...carLooks(request.car_model, request.description)} className="w-12 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere group-hover:underline">{request.car_model}</span>
        <span className="text-muted block text-sm wrap-anywhere">
          Budget {request.budget} · {request.location}
        </span>
      </span>
      {request.own_bid && <Badge status={request.own_bid.status} />}
    </Link>
  );
}
