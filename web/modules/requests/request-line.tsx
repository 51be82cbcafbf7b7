import { Link } from 'react-router';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { plural } from '../../../shared/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';

const offers = (count: number) =>
  (count === 0 ? 'no offers' : plural(count, { one: '1 offer', other: '# offers' })).replaceAll(' ', '\u00a0');

/** The buyer's own request on their home. */
export function RequestLine({ request }: { request: OwnRequest }) {
  return (
    <Link className="group flex items-center gap-3" to={paths.request(request.id)}>
      <CarSilhouette {...carLooks(request.car_model, request.description)} className="w-12 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere group-hover:underline">{request.car_model}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge status={request.status} />
          <span className="text-muted text-sm wrap-anywhere">
            Budget {request.budget} · {offers(request.bid_count)}
          </span>
        </span>
      </span>
    </Link>
  );
}
