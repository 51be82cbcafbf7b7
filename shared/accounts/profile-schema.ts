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

// Wider than it gives, as the fields below take it.
const sent: z.ZodMiniType<string | null | undefined, string | null> = z.nullable(z.string());

// A field that is not sent stays as it is; sent without a value it is emptied.
const emptied = <Value>(field: z.ZodMiniType<Value, string | null | undefined>) => z.optional(z.pipe(sent, field));

/**
 * Those of the fields that a form has, as they are sent, with the version of the profile that the form began with: a change made elsewhere since is not
 * overwritten. Without one it is.
 */
export const profileUpdate = z.strictObject({
  full_name: z.optional(fullName),
  phone: emptied(optionalPhone),
  location: emptied(optionalText(location)),
  business_name: emptied(optionalText(businessName)),
  business_license: emptied(optionalText(businessLicense)),
  business_address: emptied(optionalText(businessAddress)),
  version: z.optional(z.int()),
});
