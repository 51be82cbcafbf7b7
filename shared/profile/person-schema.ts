import * as z from 'zod/mini';
import { locationWords } from '../../words/places/location.ts';
import { personFormWords } from '../../words/profile/person-form.ts';
import { cleanText, text } from '../fields.ts';
import { lengthOf } from '../length.ts';
import type { BusinessField } from './fields.ts';

// Letters of any language with their marks, spaces (no tabs or line breaks), and the apostrophe inside a word (Ng'ang'a, O’Brien).
const lettersAndSpaces = /^[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*(?:\p{Zs}+[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*)*$/u;

/** A person's name (docs/domain/limits-and-money.md, "Fields of a profile"). */
export const fullName = text({
  min: 2,
  max: 100,
  tooShort: () => personFormWords.nameTooShort,
  tooLong: () => personFormWords.nameTooLong,
}).check(z.refine((value) => lettersAndSpaces.test(value), { error: () => personFormWords.nameLetters }));

const phoneRequired = { error: () => personFormWords.phoneRequired };
const phoneShape = /^\+?[\d\p{Zs}\-()]+$/u;
const digitsOf = (value: string) => value.replace(/\D/g, '').length;

/** A phone number as typed (docs/domain/limits-and-money.md, "Fields of a profile"). */
export const phone = z.string(phoneRequired).check(
  z.overwrite(cleanText),
  z.refine((value) => value.length > 0, phoneRequired),
  z.refine((value) => phoneShape.test(value), { error: () => personFormWords.phoneInvalid }),
  z.refine((value) => lengthOf(value) <= 20, { error: () => personFormWords.phoneTooLong }),
  z.refine((value) => lengthOf(value) >= 10 && digitsOf(value) >= 9, { error: () => personFormWords.phoneTooShort }),
);

export const location = { max: 200, isLine: true, tooLong: () => locationWords.tooLong } as const;
export const businessName = { max: 200, isLine: true, tooLong: () => personFormWords.businessNameTooLong } as const;
export const businessLicense = { max: 100, isLine: true, tooLong: () => personFormWords.licenceTooLong } as const;
export const businessAddress = { max: 500, isLine: true, tooLong: () => personFormWords.addressTooLong } as const;

/** The business fields of a buyer. */
export const noBusiness = { business_name: null, business_license: null, business_address: null } satisfies Record<BusinessField, null>;

/** The two types of users. */
export const userType = z.enum(['buyer', 'dealer'], { error: () => personFormWords.chooseType });
