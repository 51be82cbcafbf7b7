import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { changePasswordForm, forgotForm, resetForm, signInForm, signUpForm, tokenForm } from '../../../shared/auth/schema.ts';
import { keptForm, secondStepAppForm, secondStepForm, setUpForm } from '../../../shared/auth/second-schema.ts';
import type { FormName } from '../../../shared/site/refusal.ts';
import { endDraft } from './end-draft.ts';
import type { Form } from './enhance.ts';

/** What was typed to sign up or sign in is no longer needed. Who is signed in, the app keeps (web/client/session.ts) when its page has loaded. */
function dropTyped(): void {
  sessionStorage.clear();
}

/** Where the request that waited in this browser leads, if there was one: the server keeps it, so that its draft has done its work. */
function waited(reply: unknown): string | null {
  const { onward } = reply as { onward: string | null };
  if (onward) endDraft();
  return onward;
}

function signedInOnward(reply: unknown, next: string): string {
  dropTyped();
  // The row that a mail's link names is the address's `#id`: the browser keeps it through the redirect, and the server never sees it.
  return waited(reply) ?? (next ? next + location.hash : publicPaths.dashboard);
}

/** The forms of accounts; that of a request has a script of its own. */
export const forms: Record<Exclude<FormName, 'post-request'>, Form> = {
  'sign-in': {
    schema: signInForm,
    onward: signedInOnward,
  },
  'sign-up': {
    schema: signUpForm,
    onward: (reply, next) => {
      const { user } = reply as { user: unknown };
      if (user) dropTyped();
      return waited(reply) ?? withNotice(user ? next || publicPaths.dashboard : publicPaths.auth(), 'account-created');
    },
  },
  'admin-access': {
    schema: signInForm,
    onward: (reply) => {
      dropTyped();
      return waited(reply) ?? withNotice(publicPaths.dashboard, 'welcome-admin');
    },
  },
  forgot: { schema: forgotForm, onward: () => withNotice(publicPaths.forgotPassword, 'link-sent') },
  reset: { schema: resetForm, onward: () => withNotice(publicPaths.auth(), 'password-changed') },
  'own-password': { schema: changePasswordForm, onward: () => withNotice(publicPaths.dashboard, 'password-changed') },
  verify: { schema: tokenForm, onward: () => withNotice(publicPaths.auth(), 'email-verified') },
  resend: { schema: forgotForm, onward: () => withNotice(publicPaths.verifyEmail(), 'link-sent') },
  'second-step': { schema: secondStepAppForm, onward: signedInOnward },
  'recovery-code': {
    schema: secondStepForm,
    onward: (reply, next) => withNotice(signedInOnward(reply, next), 'recovery-code-used'),
  },
  'second-step-link': { schema: tokenForm, onward: signedInOnward },
  'set-up': { schema: setUpForm, onward: () => secondStepPaths.codes },
  codes: { schema: keptForm, onward: () => secondStepPaths.settings },
  'change-email': { schema: tokenForm, onward: () => withNotice(publicPaths.auth(), 'email-changed') },
};
