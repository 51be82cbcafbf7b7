import { optionLabels } from './option-labels.ts';
import type { CarFacts } from './replies.ts';

const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });

/** '78,400 km'. */
export function kilometres(mileage: number): string {
  return `${whole.format(mileage)} km`;
}

/** A fact with its name, as a list or a comparison shows it; `value` is null when the dealer did not state it. */
export interface NamedFact {
  name: keyof CarFacts;
  label: string;
  value: string | null;
}

/** The facts of a car in the order every screen shows them: year, driven, colour, engine, fuel, transmission, condition. */
export function factsInWords(car: CarFacts): NamedFact[] {
  const option = (value: string | null) => value && (optionLabels[value] ?? value);
  return [
    { name: 'year', label: 'Year', value: car.year === null ? null : String(car.year) },
    { name: 'mileage', label: 'Driven', value: car.mileage === null ? null : kilometres(car.mileage) },
    { name: 'color', label: 'Colour', value: car.color },
    { name: 'engine_size', label: 'Engine', value: car.engine_size },
    { name: 'fuel_type', label: 'Fuel', value: option(car.fuel_type) },
    { name: 'transmission', label: 'Transmission', value: option(car.transmission) },
    { name: 'condition', label: 'Condition', value: option(car.condition) },
  ];
}

/** The stated facts of a car in one line: '2016 · 78,400 km · Silver'; '' when there are none. */
export function factsLine(car: CarFacts, names: readonly NamedFact['name'][] = ['year', 'mileage', 'color']): string {
  return factsInWords(car)
    .filter(({ name, value }) => value !== null && names.includes(name))
    .map(({ value }) => value)
    .join(' · ');
}
