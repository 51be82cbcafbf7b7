import * as z from 'zod/mini';
import { cleanText, optionalText } from '../fields.ts';
import { businessAddress, businessLicense, businessName, fullName, location, phone } from './schema.ts';

const optionalPhone = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((value) => (value && cleanText(value)) || null),
  ),
  z.nullable(phone),
);

/** The profile form: the six fields a person may change (docs/domain/permissions.md, "Profiles"). */
export const profileForm = z.strictObject({
  full_name: fullName,
  phone: optionalPhone,
  location: optionalText(location),
  business_name: optionalText(businessName),
  business_license: optionalText(businessLicense),
  business_address: optionalText(businessAddress),
});

/**
 * The same as it is sent, with the version of the profile that the form began with: a change made elsewhere since is not overwritten. Without one it
 * is.
 */
export const profileUpdate = z.extend(profileForm, { version: z.optional(z.int()) });
