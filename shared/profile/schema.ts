import * as z from 'zod/mini';
import { pick } from '../field-row.ts';
import { changesOf, type FieldSchema, givenOf, mayLack, wordsField } from '../field-schema.ts';
import { cleanText, textOrNull } from '../fields.ts';
import type { ProfileField } from './fields.ts';
import { businessAddress, businessLicense, businessName, fullName, location, phone } from './person-schema.ts';

const phoneOrNull = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => cleanText(typed) || null),
  ),
  z.nullable(phone),
);

/** What each field of a profile may be (docs/domain/limits-and-money.md, "Fields of a profile"). */
export const profileSchemas = {
  full_name: wordsField(fullName),
  business_name: mayLack(wordsField(textOrNull(businessName))),
  business_license: mayLack(wordsField(textOrNull(businessLicense))),
  phone: mayLack(wordsField(phoneOrNull)),
  location: mayLack(wordsField(textOrNull(location))),
  business_address: mayLack(wordsField(textOrNull(businessAddress))),
} satisfies Record<ProfileField, FieldSchema>;

/** A form of the profile with these fields. */
export function profileForm<Name extends ProfileField>(names: readonly Name[]) {
  return z.strictObject(givenOf(pick(profileSchemas, names)));
}

/**
 * Those of the fields that a form has, as they are sent: what is absent stays as it was, null clears. With the version of the profile that the form began
 * with: a change made elsewhere since is not overwritten. Without one it is.
 */
export const profileUpdate = z.strictObject({ ...changesOf(profileSchemas), version: z.optional(z.int()) });
export type ProfileUpdate = z.output<typeof profileUpdate>;
