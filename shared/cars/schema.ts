import * as z from 'zod/mini';
import { choiceField, type FieldSchema, mayLack, numberField, wordsField } from '../field-schema.ts';
import { text, textOrNull } from '../fields.ts';
import { placeField } from '../places/schema.ts';
import { price } from '../price.ts';
import { dayInNairobi } from '../time.ts';
import { type CarField, carFields, type YearField } from './fields.ts';

/** The first year of a car that can be stated (docs/domain/limits-and-money.md, "Facts of a car"). */
export const firstYear = 1980;

const thisYear = () => Number(dayInNairobi(new Date()).slice(0, 4));

/** The last year of a car that can be stated: Nairobi's next one. */
export const lastYear = () => thisYear() + 1;

interface YearBounds {
  first: number;
  /** As the clock stands in Nairobi. */
  last: () => number;
}

/** From when to when each of them can be. */
export const yearBounds: Record<YearField, YearBounds> = {
  year: { first: firstYear, last: lastYear },
  first_registration: { first: firstYear - 1, last: thisYear },
};

/** The most kilometres a car can have been driven. */
export const maxMileage = 2_000_000;

const yearWithin = ({ first, last }: YearBounds, tooLate: string) =>
  z.int('Please enter a year').check(
    z.gte(first, `The year must be ${first} or later`),
    z.refine((value) => value <= last(), tooLate),
  );

const owners = z.int('Please enter a whole number').check(z.gte(0, 'Owners can’t be fewer than 0'), z.lte(20, 'At most 20 owners'));

const mileage = z
  .int('Please enter whole kilometres')
  .check(z.gte(0, 'Mileage can’t be negative'), z.lte(maxMileage, 'Mileage is too high'));

/** What each field of a car may be (docs/domain/limits-and-money.md, "Cars"). */
export const carSchemas = {
  logbook_holder: mayLack(choiceField(carFields.logbook_holder.options, () => 'Choose whose name is on the logbook')),
  make: wordsField(text({ max: 50, isLine: true, required: () => 'Make is required', tooLong: () => 'Make is too long' })),
  model: wordsField(text({ max: 100, isLine: true, required: () => 'Model is required', tooLong: () => 'Model is too long' })),
  year: numberField(yearWithin(yearBounds.year, 'The year must not be later than next year')),
  mileage: mayLack(numberField(mileage)),
  color: mayLack(wordsField(textOrNull({ max: 50, isLine: true, tooLong: () => 'Colour is too long' }))),
  engine_size: mayLack(wordsField(textOrNull({ max: 50, isLine: true, tooLong: () => 'Engine size is too long' }))),
  fuel_type: choiceField(carFields.fuel_type.options, () => 'Choose one of the fuel types'),
  transmission: choiceField(carFields.transmission.options, () => 'Choose one of the transmissions'),
  condition: choiceField(carFields.condition.options, () => 'Choose one of the conditions'),
  history: mayLack(choiceField(carFields.history.options, () => 'Choose one of the histories')),
  first_registration: mayLack(numberField(yearWithin(yearBounds.first_registration, 'The year must not be in the future'))),
  owners_in_kenya: mayLack(numberField(owners)),
  body_type: mayLack(choiceField(carFields.body_type.options, () => 'Choose one of the bodies')),
  price: numberField(price),
  location: wordsField(placeField),
  description: mayLack(wordsField(textOrNull({ max: 1000, tooLong: () => 'Description is too long' }))),
} satisfies Record<CarField, FieldSchema>;
