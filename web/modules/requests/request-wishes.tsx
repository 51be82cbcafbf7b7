import { optionLabels } from '../../../shared/cars/options.ts';
import type { CarRequest } from '../../../shared/requests/api.ts';

type Wishes = Pick<CarRequest, 'condition' | 'transmission' | 'fuel_type'>;

const wishesOf = ({ condition, transmission, fuel_type }: Wishes) =>
  [condition, transmission, fuel_type].filter((wish) => wish !== 'any').map((wish) => optionLabels[wish] ?? wish);

/** The buyer's wishes in one line: 'Used, automatic, petrol'. Those left at 'any' are not shown. */
export function WishesLine({ request }: { request: Wishes }) {
  const [first, ...others] = wishesOf(request);
  if (!first) return null;
  return <p>{[first, ...others.map((wish) => wish.toLowerCase())].join(', ')}</p>;
}

/** The same as a list of chips. */
export function RequestWishes({ request }: { request: Wishes }) {
  const wishes = wishesOf(request);
  if (wishes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Wishes">
      {wishes.map((wish) => (
        <li key={wish} className="chip">
          {wish}
        </li>
      ))}
    </ul>
  );
}
