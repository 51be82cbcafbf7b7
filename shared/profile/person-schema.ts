import * as z from 'zod/mini';
import { cleanText, text } from '../fields.ts';
import { lengthOf } from '../length.ts';
import type { BusinessField } from './fields.ts';

// Letters of any language with their marks, spaces (no tabs or line breaks), and the apostrophe inside a word (Ng'ang'a, O’Brien).
const lettersAndSpaces = /^[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*(?:\p{Zs}+[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*)*$/u;

/** A person's name (docs/domain/limits-and-money.md, "Fields of a profile"). */
export const fullName = text({
  min: 2,
  max: 100,
  tooShort: () => 'Full name must be at least 2 characters',
  tooLong: () => 'Full name is too long',
}).check(z.refine((value) => lettersAndSpaces.test(value), 'Full name can only contain letters and spaces'));

const phoneShape = /^\+?[\d\p{Zs}\-()]+$/u;
const digitsOf = (value: string) => value.replace(/\D/g, '').length;

/** A phone number as typed (docs/domain/limits-and-money.md, "Fields of a profile"). */
export const phone = z.string('Phone number is required').check(
  z.overwrite(cleanText),
  z.refine((value) => value.length > 0, 'Phone number is required'),
  z.refine((value) => phoneShape.test(value), 'Please enter a valid phone number'),
  z.refine((value) => lengthOf(value) <= 20, 'Phone number is too long'),
  z.refine((value) => lengthOf(value) >= 10 && digitsOf(value) >= 9, 'Phone number must be at least 10 digits'),
);

export const location = { max: 200, isLine: true, tooLong: () => 'Location is too long' } as const;
export const businessName = { max: 200, isLine: true, tooLong: () => 'Business name is too long' } as const;
export const businessLicense = { max: 100, isLine: true, tooLong: () => 'Business licence is too long' } as const;
export const businessAddress = { max: 500, isLine: true, tooLong: () => 'Business address is too long' } as const;

/** The business fields of a buyer. */
export const noBusiness = { business_name: null, business_license: null, business_address: null } satisfies Record<BusinessField, null>;

/** The two types of users. */
export const userType = z.enum(['buyer', 'dealer'], 'Choose whether you buy or sell');
