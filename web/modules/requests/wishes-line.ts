import { optionLabels } from '../../../shared/cars/options.ts';
import type { CarRequest } from '../../../shared/requests/api.ts';

/** What a buyer wants, in one line: 'used, automatic, petrol · Kasarani, Nairobi'. Wishes left at 'any' are not named. */
export function wishesLine(request: Pick<CarRequest, 'condition' | 'transmission' | 'fuel_type' | 'location'>): string {
  const wishes = [request.condition, request.transmission, request.fuel_type]
    .filter((wish) => wish !== 'any')
    .map((wish) => optionLabels[wish]?.toLowerCase());
  return [wishes.join(', '), request.location].filter(Boolean).join(' · ');
}
