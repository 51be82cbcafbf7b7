import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { CarLooks } from '../../../shared/cars/looks.ts';
import type { OwnRequestLine as Line } from '../../../shared/requests/api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { standingOf, stopOfRequest } from '../../../shared/requests/road.ts';
import { Road } from '../../ui/road.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

interface OwnRequestLineProps {
  request: Omit<Line, 'looks'>;
  /** Of its car. */
  looks: CarLooks;
}

/** The buyer's own request as a line with its road; a tap opens it. */
export function OwnRequestLine({ request, looks }: OwnRequestLineProps) {
  const standing = standingOf(request, useNow());
  return (
    <Link className="group block" to={paths.request(request.id)}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="wrap-anywhere group-hover:underline">{request.car_model}</strong>
        <span className="text-muted text-sm wrap-anywhere">{budgetInWords(request)}</span>
      </span>
      <Road at={stopOfRequest(request)} car={looks}>
        <StateWords kind={standing.kind}>{standing.words}</StateWords>
      </Road>
    </Link>
  );
}
