import { carFieldWords } from '../../words/cars/car-field.ts';
import type { OptionWords } from '../field-row.ts';
import type { CarField, carFields } from './fields.ts';

/** The options of a field of a car, each with its words; none of one that is no choice. An option that has no words doesn't compile. */
export function optionWordsOf(name: CarField): Readonly<Record<string, string>> | undefined {
  const words: OptionWords<typeof carFields> = carFieldWords.options;
  return name in words ? words[name as keyof typeof words] : undefined;
}
