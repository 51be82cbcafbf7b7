import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { everyone } from '../roles.ts';
import { yardHours } from './hours-schema.ts';
import { profileUpdate } from './profile-schema.ts';
import { changeEmailForm, changePasswordForm, forgotForm, resetForm, signInForm, signUpForm, tokenForm, userType } from './schema.ts';
import { verificationSteps } from './verification.ts';
import { licencePhotoForm } from './verification-schema.ts';

/** The signed-in account, without secrets, so that the browser may store it (docs/domain/accounts.md, "Sessions"). */
export const sessionUser = z.object({
  user_id: id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(['buyer', 'dealer', 'admin']),
  user_type: userType,
  is_verified: z.boolean(),
  /** A dealer's business, and what buyers rated it; null and 0 for everyone else. */
  business_name: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  email_verified: z.boolean(),
  /** News is not mailed until the address is verified (docs/domain/accounts.md, "Unverified addresses"). */
  mails_withheld: z.boolean(),
  /** When the session expires unless it is renewed. */
  expires_at: instant,
});
export type SessionUser = z.output<typeof sessionUser>;

/** A whole profile, for its owner and the administrator. */
export const profile = z.object({
  id,
  user_id: id,
  email: z.string(),
  email_verified: z.boolean(),
  full_name: z.string(),
  phone: z.nullable(z.string()),
  phone_e164: z.nullable(z.string()),
  location: z.nullable(z.string()),
  business_name: z.nullable(z.string()),
  business_address: z.nullable(z.string()),
  business_license: z.nullable(z.string()),
  user_type: userType,
  is_verified: z.boolean(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  admin_role: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
  /** Counts the changes of the six fields: a form names the version it began with. */
  version: z.number(),
  /** The e-mail that it is to be changed to, while the link mailed to it works, and when that was asked for. */
  new_email: z.nullable(z.object({ email: z.string(), asked_at: instant })),
  /** What a verified dealer wants to change of the checked details, waiting or refused (docs/domain/lifecycles.md, "Changed business details"). */
  business_change: z.nullable(
    z.object({
      id,
      business_name: z.nullable(z.string()),
      business_license: z.nullable(z.string()),
      business_address: z.nullable(z.string()),
      refused_reason: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
  /** When a dealer's yard is open; null where the dealer has not said. */
  yard_hours: z.nullable(yardHours),
  /** Counts the changes of what our team checks: names the details that were seen (docs/domain/lifecycles.md, "Verification"). */
  details_version: z.number(),
  /** Its address is `privatePhotoUrl`. */
  licence_photo: z.nullable(z.object({ id, width: z.number(), height: z.number() })),
  /** Since when a dealer without verification waits for it: since it was last taken back, else since the sign-up. */
  waiting_since: instant,
  /** What our team did last about the verification; null for a dealer it has not written to, or verified before it kept a list. */
  verification: z.nullable(
    z.object({
      step: z.enum(verificationSteps),
      details_version: z.number(),
      reason: z.nullable(z.string()),
      created_at: instant,
    }),
  ),
});
export type Profile = z.output<typeof profile>;

/**
 * The sign-in form; with neither e-mail nor password the answer's own sentence says so (docs/domain/words.md, "Refusals"), beside those of the
 * two fields.
 */
const signInBody = signInForm.check(
  z.refine((form) => Boolean(form.email || form.password), {
    error: 'You must provide either an email or phone number and a password',
    // Also when the fields are in fault, as they are whenever both are missing.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  }),
);

/** Where a request that waited in this browser leads; null when there was none (docs/domain/accounts.md, "A request that waits"). */
const onward = z.nullable(z.string());

const done = z.object({});

export const accountsApi = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up',
    summary: 'Create an account; signed in at once unless the e-mail has to be verified first',
    access: 'anyone',
    body: signUpForm,
    /** `user` is null while the e-mail has to be verified first. */
    reply: z.object({ user: z.nullable(sessionUser), onward }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    summary: 'Sign in',
    duringMaintenance: true,
    access: 'anyone',
    body: signInBody,
    reply: z.extend(sessionUser, { onward }),
  }),
  adminSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/admin-sign-in',
    summary: 'Sign in as the administrator; refused for everyone else',
    duringMaintenance: true,
    access: 'anyone',
    body: signInBody,
    reply: z.extend(sessionUser, { onward }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Sign out; fine for someone who isn’t signed in',
    duringMaintenance: true,
    access: 'anyone',
    beforeOwnPassword: true,
    reply: done,
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Who is signed in',
    access: { roles: everyone },
    beforeOwnPassword: true,
    signedOut: 'Auth session missing!',
    reply: sessionUser,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Move the end of the session on',
    access: { roles: everyone },
    beforeOwnPassword: true,
    reply: sessionUser,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    summary: 'Verify an e-mail address with the token of its mail',
    access: 'anyone',
    body: tokenForm,
    reply: done,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    summary: 'Send the verification mail again; the answer is the same whether there is such an account or not',
    access: 'anyone',
    body: forgotForm,
    reply: done,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary: 'Send a reset link; the answer is the same whether there is such an account or not',
    duringMaintenance: true,
    access: 'anyone',
    body: forgotForm,
    reply: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of a reset mail; ends every session',
    duringMaintenance: true,
    access: 'anyone',
    body: resetForm,
    reply: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the own password; ends the other sessions and gives this one a new token',
    access: { roles: everyone },
    beforeOwnPassword: true,
    body: changePasswordForm,
    reply: done,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/change-email',
    summary: 'Mail a link to a new e-mail address, which counts once the link is opened; the administrator’s is a setting',
    access: { roles: ['buyer', 'dealer'] },
    body: changeEmailForm,
    reply: done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email',
    summary: 'Change the e-mail address with the token of its mail; ends the account’s other sessions',
    access: 'anyone',
    body: tokenForm,
    reply: done,
  }),

  profile: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'The own profile, all of it',
    access: { roles: everyone },
    reply: profile,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Change the six fields of the own profile; those that our team checked of a verified dealer wait for it',
    access: { roles: everyone },
    body: profileUpdate,
    reply: profile,
  }),
  setYardHours: endpoint({
    method: 'PUT',
    path: '/api/profile/yard-hours',
    summary: 'Say when the own yard is open, day by day',
    access: { roles: ['dealer'] },
    body: yardHours,
    reply: profile,
  }),
  setLicencePhoto: endpoint({
    method: 'PUT',
    path: '/api/profile/licence-photo',
    summary: 'Add, replace or remove the photo of the own licence, before it was checked',
    access: { roles: ['dealer'] },
    body: licencePhotoForm,
    reply: profile,
  }),
};
