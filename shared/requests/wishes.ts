import { optionLabels } from '../cars/option-labels.ts';

/** The buyer's wishes in one line: 'Used, automatic, petrol'; '' when all are left at 'any'. */
export function wishesInWords({ condition, transmission, fuel_type }: Record<'condition' | 'transmission' | 'fuel_type', string>): string {
  return [condition, transmission, fuel_type]
    .filter((wish) => wish !== 'any')
    .map((wish) => optionLabels[wish] ?? wish)
    .map((label, index) => (index === 0 ? label : label.toLowerCase()))
    .join(', ');
}
