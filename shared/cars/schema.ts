import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';
import { dayInNairobi } from '../time.ts';
import { carConditions, carFuelTypes, carTransmissions } from './options.ts';

/** The first year of a car that can be stated (docs/domain/limits-and-money.md, "Facts of a car"). */
export const firstYear = 1980;

/** The last year of a car that can be stated: Nairobi's next one. */
export const lastYear = () => Number(dayInNairobi(new Date()).slice(0, 4)) + 1;

/** The most kilometres a car can have been driven. */
export const maxMileage = 2_000_000;

/** Missing and null both become null. */
export const orNull = <T extends z.ZodMiniType>(value: T) =>
  z.pipe(
    z.optional(z.nullable(value)),
    z.transform((given) => given ?? null),
  );

/** A stated year. */
export const year = z.int('Please enter a year').check(
  z.gte(firstYear, `The year must be ${firstYear} or later`),
  z.refine((value) => value <= lastYear(), 'The year must not be later than next year'),
);

/** A stated mileage, in km. */
export const mileage = z
  .int('Please enter whole kilometres')
  .check(z.gte(0, 'Mileage can’t be negative'), z.lte(maxMileage, 'Mileage is too high'));

/** What is stated of a car, each fact optional (docs/domain/limits-and-money.md, "Facts of a car"); mileage in km. */
export const carFacts = {
  year: orNull(year),
  mileage: orNull(mileage),
  color: optionalText({ max: 50, isLine: true, tooLong: 'Colour is too long' }),
  engine_size: optionalText({ max: 50, isLine: true, tooLong: 'Engine size is too long' }),
  fuel_type: orNull(z.enum(carFuelTypes, 'Choose one of the fuel types')),
  transmission: orNull(z.enum(carTransmissions, 'Choose one of the transmissions')),
  condition: orNull(z.enum(carConditions, 'Choose one of the conditions')),
};
