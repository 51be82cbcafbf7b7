import { Link } from 'react-router';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { stopOfRequest } from '../../../shared/requests/road.ts';
import { paths } from '../../../shared/site/paths.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
import { Road } from '../../ui/road.tsx';
import { useNow } from '../../ui/use-now.ts';

/** The buyer's own request on their home, as the road of its deal. */
export function RequestLine({ request }: { request: OwnRequest }) {
  const { car_model, description, budget } = request;
  return (
    <Link className="group block" to={paths.request(request.id)}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-bold wrap-anywhere group-hover:underline">{car_model}</span>
        <span className="text-muted text-sm wrap-anywhere">{budget}</span>
      </span>
      <Road at={stopOfRequest(request)} car={carLooks(car_model, description)}>
        {standing(request, useNow())}
      </Road>
    </Link>
  );
}

function standing(request: OwnRequest, now: Date): string {
  const { status, waiting_count, next_viewing, has_sale, has_rating, has_accepted, created_at } = request;
  if (has_sale) return has_rating ? 'Sold and rated' : 'Sold';
  if (status !== 'active') return status === 'cancelled' ? 'Cancelled' : 'Completed';
  if (next_viewing)
    return `Viewing ${friendlyMoment(next_viewing.appointment_date, now)}${next_viewing.status === 'pending' ? ', proposed' : ''}`;
  if (has_accepted) return 'Offer accepted, no viewing booked';
  if (waiting_count > 0) return plural(waiting_count, { one: '1 offer waits for your answer', other: '# offers wait for your answer' });
  return `Sent to dealers ${friendlyMoment(created_at, now)}`;
}
