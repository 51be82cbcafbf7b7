import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { plural } from '../../../shared/words.ts';
import { useFittingRequests } from './fitting.ts';
import './fitting-card.css';

/** How many requests the dealer's stock fits, and the way to them; nothing where there is none. */
export function FittingCard() {
  const { rows = [], hasMore } = useFittingRequests();
  if (rows.length === 0) return null;
  const sentence = hasMore
    ? `More than ${rows.length} buyers look for a car that you have`
    : plural(rows.length, { one: '1 buyer looks for a car that you have', other: '# buyers look for a car that you have' });
  return (
    <p className="card card-waiting fitting-card">
      <strong>{sentence}</strong>
      <Link className="btn btn-outline" to={paths.buyerRequests}>
        See their requests
      </Link>
    </p>
  );
}
