import * as z from 'zod/mini';
import { requestFormWords } from '../../words/requests/request-form.ts';
import { carConditions, carFuelTypes, wantedTransmissions } from '../cars/options.ts';
import { id, optionalText, text } from '../fields.ts';
import { placeField } from '../places/schema.ts';

/** The request form (docs/domain/limits-and-money.md, "Fields of a request"). */
export const requestForm = z.strictObject({
  id,
  car_model: text({
    min: 2,
    max: 100,
    isLine: true,
    required: () => requestFormWords.carMissing,
    tooShort: () => requestFormWords.carTooShort,
    tooLong: () => requestFormWords.carTooLong,
  }),
  budget: text({ max: 50, isLine: true, required: () => requestFormWords.budgetMissing, tooLong: () => requestFormWords.budgetTooLong }),
  location: placeField,
  condition: z._default(z.enum(['any', ...carConditions], { error: () => requestFormWords.conditionUnknown }), 'any'),
  transmission: z._default(z.enum(['any', ...wantedTransmissions], { error: () => requestFormWords.transmissionUnknown }), 'any'),
  fuel_type: z._default(z.enum(['any', ...carFuelTypes], { error: () => requestFormWords.fuelUnknown }), 'any'),
  // No default: a tab that was open before a deploy doesn’t know it, and may send the same again after it.
  logbook_in_sellers_name: z.optional(z.boolean()),
  description: optionalText({ max: 1000, tooLong: () => requestFormWords.descriptionTooLong }),
  share_phone: z._default(z.boolean(), false),
  /** The car whose page led here; one that is not on the market by now is left out. */
  asked_car_id: z.optional(id),
});
export type RequestForm = z.output<typeof requestForm>;
