import * as z from 'zod/mini';
import { authRulesWords } from '../../words/auth/auth-rules.ts';
import { get, post } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { language } from '../profile/language-schema.ts';
import { userType } from '../profile/person-schema.ts';
import { everyone } from '../roles.ts';
import { changeEmailForm, changePasswordForm, forgotForm, resetForm, signInForm, signUpForm, tokenForm } from './schema.ts';

/** The signed-in account, without secrets, so that the browser may store it (docs/domain/accounts.md, "Sessions"). */
export const sessionUser = z.object({
  user_id: id,
  email: z.string(),
  full_name: z.string(),
  role: z.enum(['buyer', 'dealer', 'admin']),
  user_type: userType,
  language,
  is_verified: z.boolean(),
  /** Stopped by our team (docs/domain/accounts.md, "Suspending"). */
  is_suspended: z.boolean(),
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

/**
 * The sign-in form; with neither e-mail nor password the answer's own sentence says so (docs/domain/words.md, "Refusals"), beside those of the
 * two fields.
 */
const signInBody = signInForm.check(
  z.refine((form) => Boolean(form.email || form.password), {
    error: () => authRulesWords.emailAndPassword,
    // Also when the fields are in fault, as they are whenever both are missing.
    when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  }),
);

/** Where a request that waited in this browser leads; null when there was none (docs/domain/accounts.md, "A request that waits"). */
const onward = z.nullable(z.string());

const done = z.object({});

export const authApi = {
  signUp: post('/api/auth/sign-up', {
    summary: 'Create an account; signed in at once unless the e-mail has to be verified first',
    access: 'anyone',
    body: signUpForm,
    /** `user` is null while the e-mail has to be verified first. */
    reply: z.object({ user: z.nullable(sessionUser), onward }),
  }),
  signIn: post('/api/auth/sign-in', {
    summary: 'Sign in',
    duringMaintenance: true,
    access: 'anyone',
    body: signInBody,
    reply: z.extend(sessionUser, { onward }),
  }),
  adminSignIn: post('/api/auth/admin-sign-in', {
    summary: 'Sign in as the administrator; refused for everyone else',
    duringMaintenance: true,
    access: 'anyone',
    body: signInBody,
    reply: z.extend(sessionUser, { onward }),
  }),
  signOut: post('/api/auth/sign-out', {
    summary: 'Sign out; fine for someone who isn’t signed in',
    duringMaintenance: true,
    access: 'anyone',
    beforeOwnPassword: true,
    reply: done,
  }),
  user: get('/api/auth/user', {
    summary: 'Who is signed in',
    access: { roles: everyone },
    beforeOwnPassword: true,
    signedOut: () => authRulesWords.nobodySignedIn,
    reply: sessionUser,
  }),
  refresh: post('/api/auth/refresh', {
    summary: 'Move the end of the session on',
    duringSuspension: true,
    access: { roles: everyone },
    beforeOwnPassword: true,
    reply: sessionUser,
  }),
  verifyEmail: post('/api/auth/verify-email', {
    summary: 'Verify an e-mail address with the token of its mail',
    access: 'anyone',
    body: tokenForm,
    reply: done,
  }),
  resendVerification: post('/api/auth/resend-verification', {
    summary: 'Send the verification mail again; the answer is the same whether there is such an account or not',
    access: 'anyone',
    body: forgotForm,
    reply: done,
  }),
  requestPasswordReset: post('/api/auth/request-password-reset', {
    summary: 'Send a reset link; the answer is the same whether there is such an account or not',
    duringMaintenance: true,
    access: 'anyone',
    body: forgotForm,
    reply: done,
  }),
  resetPassword: post('/api/auth/reset-password', {
    summary: 'Choose a new password with the token of a reset mail; ends every session',
    duringMaintenance: true,
    access: 'anyone',
    body: resetForm,
    reply: done,
  }),
  changePassword: post('/api/auth/change-password', {
    summary: 'Change the own password; ends the other sessions and gives this one a new token',
    access: { roles: everyone },
    beforeOwnPassword: true,
    body: changePasswordForm,
    reply: done,
  }),
  changeEmail: post('/api/auth/change-email', {
    summary: 'Mail a link to a new e-mail address, which counts once the link is opened; the administrator’s is a setting',
    proof: true,
    access: { roles: ['buyer', 'dealer'] },
    body: changeEmailForm,
    reply: done,
  }),
  confirmEmail: post('/api/auth/confirm-email', {
    summary: 'Change the e-mail address with the token of its mail; ends the account’s other sessions',
    access: 'anyone',
    body: tokenForm,
    reply: done,
  }),
};
