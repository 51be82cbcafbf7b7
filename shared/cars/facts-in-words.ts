import { type FactName, factLabels, factNames } from './facts.ts';
import { optionLabels } from './option-labels.ts';
import type { CarFacts } from './replies.ts';

const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });

/** '78,400 km'. */
export function kilometres(mileage: number): string {
  return `${whole.format(mileage)} km`;
}

/** A fact with its name, as a list or a comparison shows it; `value` is null when the dealer did not state it. */
export interface NamedFact {
  name: FactName;
  label: string;
  value: string | null;
}

const option = (value: string | null | undefined) => value && (optionLabels[value] ?? value);

/** The facts of a car, also those that were not stated, in the one order. */
export function factsInWords(car: Partial<CarFacts>): NamedFact[] {
  const words: Partial<Record<FactName, string | null | undefined>> = {
    ...car,
    year: car.year?.toString(),
    mileage: car.mileage === undefined || car.mileage === null ? null : kilometres(car.mileage),
    fuel_type: option(car.fuel_type),
    transmission: option(car.transmission),
    condition: option(car.condition),
  };
  return factNames.map((name) => ({ name, label: factLabels[name], value: words[name] ?? null }));
}

/** The stated ones among these facts of a car in one line: '2016 · 78,400 km · Silver'; '' when there are none. */
export function factsLine(car: Partial<CarFacts>, names: readonly FactName[] = factNames): string {
  return factsInWords(car)
    .filter(({ name, value }) => value !== null && names.includes(name))
    .map(({ value }) => value)
    .join(' · ');
}
