import { optionLabels } from '../../../shared/cars/options.ts';
import type { CarRequest } from '../../../shared/requests/api.ts';

/** The buyer's requirements: condition, transmission, fuel. Those left at 'any' are not shown. */
export function RequestWishes({ request }: { request: Pick<CarRequest, 'condition' | 'transmission' | 'fuel_type'> }) {
  const wishes = [request.condition, request.transmission, request.fuel_type].filter((wish) => wish !== 'any');
  if (wishes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Wishes">
      {wishes.map((wish) => (
        <li key={wish} className="chip">
          {optionLabels[wish]}
        </li>
      ))}
    </ul>
  );
}
