import * as z from 'zod/mini';
import { id, optionalText, text } from '../fields.ts';

export const conditions = ['any', 'new', 'used', 'certified'] as const;
export const transmissions = ['any', 'manual', 'automatic'] as const;
export const fuelTypes = ['any', 'petrol', 'diesel', 'hybrid', 'electric'] as const;

/** The request form (docs/domain/limits-and-money.md, "Text"). */
export const requestForm = z.strictObject({
  id,
  car_model: text({
    min: 2,
    max: 100,
    isLine: true,
    required: 'Car model is required',
    tooShort: 'Car model must be at least 2 characters',
    tooLong: 'Car model is too long',
  }),
  budget: text({ max: 50, isLine: true, required: 'Budget is required', tooLong: 'Budget is too long' }),
  location: text({
    min: 2,
    max: 200,
    isLine: true,
    required: 'Location is required',
    tooShort: 'Location must be at least 2 characters',
    tooLong: 'Location is too long',
  }),
  condition: z._default(z.enum(conditions, 'Choose one of the conditions'), 'any'),
  transmission: z._default(z.enum(transmissions, 'Choose one of the transmissions'), 'any'),
  fuel_type: z._default(z.enum(fuelTypes, 'Choose one of the fuel types'), 'any'),
  description: optionalText({ max: 1000, tooLong: 'Description is too long' }),
  share_phone: z._default(z.boolean(), false),
  /** The car whose page led here; one that is not on the market by now is left out. */
  asked_car_id: z.optional(id),
});
