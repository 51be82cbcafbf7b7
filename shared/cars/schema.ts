import * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
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

const yearWithin = ({ first, last }: YearBounds, tooLate: () => string) =>
  z.int({ error: () => carRulesWords.yearMissing }).check(
    z.gte(first, { error: () => carRulesWords.yearTooEarly(first) }),
    z.refine((value) => value <= last(), { error: tooLate }),
  );

const owners = z
  .int({ error: () => carRulesWords.ownersMissing })
  .check(z.gte(0, { error: () => carRulesWords.ownersTooFew }), z.lte(20, { error: () => carRulesWords.ownersTooMany }));

const mileage = z
  .int({ error: () => carRulesWords.mileageMissing })
  .check(z.gte(0, { error: () => carRulesWords.mileageTooLow }), z.lte(maxMileage, { error: () => carRulesWords.mileageTooHigh }));

/** What each field of a car may be (docs/domain/limits-and-money.md, "Cars"). */
export const carSchemas = {
  logbook_holder: mayLack(choiceField(carFields.logbook_holder.options, () => carRulesWords.logbookUnknown)),
  make: wordsField(text({ max: 50, isLine: true, required: () => carRulesWords.makeMissing, tooLong: () => carRulesWords.makeTooLong })),
  model: wordsField(
    text({ max: 100, isLine: true, required: () => carRulesWords.modelMissing, tooLong: () => carRulesWords.modelTooLong }),
  ),
  year: numberField(yearWithin(yearBounds.year, () => carRulesWords.yearTooLate)),
  mileage: mayLack(numberField(mileage)),
  color: mayLack(wordsField(textOrNull({ max: 50, isLine: true, tooLong: () => carRulesWords.colourTooLong }))),
  engine_size: mayLack(wordsField(textOrNull({ max: 50, isLine: true, tooLong: () => carRulesWords.engineTooLong }))),
  fuel_type: choiceField(carFields.fuel_type.options, () => carRulesWords.fuelUnknown),
  transmission: choiceField(carFields.transmission.options, () => carRulesWords.transmissionUnknown),
  condition: choiceField(carFields.condition.options, () => carRulesWords.conditionUnknown),
  history: mayLack(choiceField(carFields.history.options, () => carRulesWords.historyUnknown)),
  first_registration: mayLack(numberField(yearWithin(yearBounds.first_registration, () => carRulesWords.registeredTooLate))),
  owners_in_kenya: mayLack(numberField(owners)),
  body_type: mayLack(choiceField(carFields.body_type.options, () => carRulesWords.bodyUnknown)),
  price: numberField(price),
  location: wordsField(placeField),
  description: mayLack(wordsField(textOrNull({ max: 1000, tooLong: () => carRulesWords.descriptionTooLong }))),
} satisfies Record<CarField, FieldSchema>;
