import { carFieldWords } from '../../words/cars/car-field.ts';
import { namesAt } from '../field-row.ts';
import { valueInWords } from '../field-words.ts';
import { besidePriceNames, type CarField, carFields, carNames, factNames } from './fields.ts';
import { optionWordsOf } from './option-words.ts';

/** What is said of a car, or of one that is offered. */
type Said = { readonly [Name in CarField]?: string | number | null };

/** A fact with its name, as a list or a comparison shows it; `value` is null when the dealer did not state it. */
export interface NamedFact {
  name: CarField;
  label: string;
  value: string | null;
}

/** The facts of a car, also those that were not stated, in the one order: those that a bid states, or these. */
export function factsInWords(car: Said, names: readonly CarField[] = factNames): NamedFact[] {
  return carNames
    .filter((name) => names.includes(name))
    .map((name) => ({ name, label: carFieldWords.labels[name], value: valueInWords(carFields[name], car[name], optionWordsOf(name)) }));
}

/** What is said of a car beside its price, each by its name. */
export const besidePrice = (car: Said): NamedFact[] => factsInWords(car, besidePriceNames);

const inLine = namesAt(carFields, 'line');

/** Those that stand beside a car's name, which says the year. */
export const besideName = inLine.filter((name) => name !== 'year');

/** The stated ones among these facts of a car in one line: '2016 · 78,400 km · Silver'; '' when there are none. */
export function factsLine(car: Said, names: readonly CarField[] = inLine): string {
  return factsInWords(car, names)
    .flatMap(({ value }) => value ?? [])
    .join(' · ');
}
