import * as z from 'zod/mini';
import { authFormWords } from '../../words/auth/auth-form.ts';
import { locationWords } from '../../words/places/location.ts';
import { id, optionalText, text } from '../fields.ts';
import { lengthOf } from '../length.ts';
import {
  businessAddress,
  businessLicense,
  businessName,
  fullName,
  location,
  noBusiness,
  phone,
  userType,
} from '../profile/person-schema.ts';

/** The version of the Terms and the Privacy Policy that people accept at sign-up: the day its text counts from (docs/domain/accounts.md, "Sign-up"). */
export const termsVersion = '2026-11-26';

const mismatch = { error: () => authFormWords.passwordsDiffer };

/** An e-mail address (docs/domain/limits-and-money.md, "Text"). Order of messages: required, too long, valid. */
export const email = z.pipe(
  text({ max: 255, required: () => authFormWords.emailRequired, tooLong: () => authFormWords.emailTooLong }),
  z.email({ error: () => authFormWords.emailInvalid }),
);

const tooShort = { error: () => authFormWords.passwordTooShort };

/** A password at sign-in (docs/domain/limits-and-money.md, "Text"). Never trimmed or cleaned: any character may be part of it. */
export const password = z.string(tooShort).check(
  z.refine((value) => lengthOf(value) >= 6, tooShort),
  z.refine((value) => lengthOf(value) <= 128, { error: () => authFormWords.passwordTooLong }),
);

/** A new password: also needs an uppercase letter, a lowercase letter and a digit (docs/domain/limits-and-money.md, "Text"). */
export const newPassword = password.check(
  z.refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), {
    error: () => authFormWords.passwordWeak,
  }),
);

// The way of a request that waits in this browser; one that is none of ours counts as none (docs/domain/accounts.md, "A request that waits").
const draft_token = z.optional(z.string());

/** The sign-in form (docs/domain/limits-and-money.md, "Text"). */
export const signInForm = z.strictObject({ email, password, draft_token });

/** The sign-up form (docs/domain/accounts.md, "Sign-up"). Business fields of a buyer, typed before switching from dealer, are dropped. */
export const signUpForm = z
  .strictObject({
    // In the order of the form: the first sentence is that about the first field in fault.
    id,
    draft_token,
    email,
    password: newPassword,
    confirmPassword: z.string(mismatch),
    full_name: fullName,
    user_type: userType,
    business_name: optionalText(businessName),
    business_license: optionalText(businessLicense),
    business_address: optionalText(businessAddress),
    phone,
    location: text({ ...location, required: () => locationWords.required }),
    accept_terms: z.literal(true, { error: () => authFormWords.accept }),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.password, {
      ...mismatch,
      path: ['confirmPassword'],
      when: isObject,
    }),
    z.refine((form) => form.user_type !== 'dealer' || Boolean(form.business_name), {
      error: () => authFormWords.businessNameRequired,
      path: ['business_name'],
      when: isObject,
    }),
    z.refine((form) => form.user_type !== 'dealer' || Boolean(form.business_address), {
      error: () => authFormWords.businessAddressRequired,
      path: ['business_address'],
      when: isObject,
    }),
    z.overwrite((form) => (form.user_type === 'buyer' ? { ...form, ...noBusiness } : form)),
  );

// By default a check of the whole form doesn't run while any field has an error; with this as its `when` it does.
function isObject(payload: { value: unknown }): boolean {
  return typeof payload.value === 'object' && payload.value !== null;
}

/** The form of 'Forgot password' and of 'Send the link again'. */
export const forgotForm = z.strictObject({ email });

const confirmed = z.refine<{ password: string; confirmPassword: string }>((form) => form.confirmPassword === form.password, {
  ...mismatch,
  path: ['confirmPassword'],
  when: isObject,
});

/** The form that a reset link opens. */
export const resetForm = z.strictObject({ token: z.string(), password: newPassword, confirmPassword: z.string(mismatch) }).check(confirmed);

/** The current password, in forms that ask for it again: of any length, because whether it is right only the server knows. */
export const currentPassword = z.string({ error: () => authFormWords.currentPasswordWrong });

/** The form of 'Change Password' (docs/domain/accounts.md, "E-mail and password"). */
export const changePasswordForm = z
  .strictObject({ current_password: currentPassword, password: newPassword, confirmPassword: z.string(mismatch) })
  .check(confirmed);

/**
 * The form of 'Change Email': the new address becomes active when the link mailed to it is opened (docs/domain/accounts.md, "E-mail and
 * password").
 */
export const changeEmailForm = z.strictObject({ email });

/** The form of the button that a mailed link opens. */
export const tokenForm = z.strictObject({ token: z.string() });
