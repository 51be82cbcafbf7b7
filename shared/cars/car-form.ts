import * as z from 'zod/mini';
import { id, optionalText, text } from '../fields.ts';
import { mostPhotos } from '../photos/photo.ts';
import { price } from '../price.ts';
import { carBodyTypes, carConditions, carFuelTypes, carTransmissions } from './options.ts';
import { mileage, orNull, year } from './schema.ts';

/** What a dealer says of a car in stock (docs/domain/limits-and-money.md, "Cars"). `image_urls` are the addresses the photo upload answered with, the cover first. */
const listing = {
  make: text({ max: 50, isLine: true, required: 'Make is required', tooLong: 'Make is too long' }),
  model: text({ max: 100, isLine: true, required: 'Model is required', tooLong: 'Model is too long' }),
  year,
  price,
  condition: z.enum(carConditions, 'Choose one of the conditions'),
  fuel_type: z.enum(carFuelTypes, 'Choose one of the fuel types'),
  transmission: z.enum(carTransmissions, 'Choose one of the transmissions'),
  location: text({
    min: 2,
    max: 200,
    isLine: true,
    required: 'Location is required',
    tooShort: 'Location must be at least 2 characters',
    tooLong: 'Location is too long',
  }),
  mileage: orNull(mileage),
  color: optionalText({ max: 50, isLine: true, tooLong: 'Colour is too long' }),
  engine_size: optionalText({ max: 50, isLine: true, tooLong: 'Engine size is too long' }),
  body_type: orNull(z.enum(carBodyTypes, 'Choose one of the bodies')),
  description: optionalText({ max: 1000, tooLong: 'Description is too long' }),
  image_urls: z._default(z.array(z.string()).check(z.maxLength(mostPhotos, `At most ${mostPhotos} photos`)), []),
};

/** The form of a new car. */
export const carForm = z.strictObject({ id, ...listing });
export type CarForm = z.output<typeof carForm>;

/** The form of a changed car: all of it, with the `version` that its dealer changed (409 when it is no longer the latest). */
export const carEditForm = z.strictObject({ ...listing, version: z.int() });
export type CarEditForm = z.output<typeof carEditForm>;
