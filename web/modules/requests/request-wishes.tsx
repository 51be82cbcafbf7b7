import { optionLabels } from '../../../shared/cars/options.ts';
import type { CarRequest } from '../../../shared/requests/api.ts';

type Wishes = Pick<CarRequest, 'condition' | 'transmission' | 'fuel_type'>;

const wishesOf = ({ condition, transmission, fuel_type }: Wishes) =>
  [condition, transmission, fuel_type].filter((wish) => wish !== 'any').map((wish) => optionLabels[wish] ?? wish);

/** The buyer's wishes as chips. */
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
