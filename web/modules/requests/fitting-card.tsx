import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { useFittingRequests } from './fitting.ts';
import './fitting-card.css';
import { fittingStockWords } from '../../../words/requests/fitting-stock.ts';

/** How many requests the dealer's stock fits, and the way to them; nothing where there is none. */
export function FittingCard() {
  const { rows = [], hasMore } = useFittingRequests();
  if (rows.length === 0) return null;
  const sentence = hasMore ? fittingStockWords.moreLook(rows.length) : fittingStockWords.buyersLook(rows.length);
  return (
    <p className="card card-waiting fitting-card">
      <strong>{sentence}</strong>
      <Link className="btn btn-outline" to={paths.buyerRequests}>
        {fittingStockWords.see}
      </Link>
    </p>
  );
}
