import type * as z from 'zod/mini';
import { withNotice } from '../../../shared/accounts/pages.ts';
import { forgotForm, resetForm, signInForm, signUpForm, tokenForm } from '../../../shared/accounts/schema.ts';
import { requestForm } from '../../../shared/requests/schema.ts';
import { paths } from '../../../shared/site/paths.ts';
import type { FormName } from '../../../shared/site/refusal.ts';
import { keepPerson } from '../../client/person.ts';
import { endDraft } from './draft.ts';

/** What the script needs to know of a form. */
interface Form {
  schema: z.ZodMiniType;
  /** Where to go after it was accepted; `next` is the target given in the page's address, or ''. */
  onward: (reply: unknown, next: string) => string;
}

/** Stores who signed in, in the form that web/client/session.ts reads. */
function remember(user: unknown): void {
  keepPerson(user as { user_id: string });
  // What was typed to sign up or sign in is no longer needed.
  sessionStorage.clear();
}

export const forms: Record<FormName, Form> = {
  'sign-in': {
    schema: signInForm,
    onward: (user, next) => {
      remember(user);
      // The row that a mail's link names is the address's `#id`: the browser keeps it through the redirect, and the server never sees it.
      return next ? next + location.hash : paths.dashboard;
    },
  },
  'sign-up': {
    schema: signUpForm,
    onward: (reply, next) => {
      const { user } = reply as { user: unknown };
      if (user) remember(user);
      return withNotice(user ? next || paths.dashboard : paths.auth(), 'account-created');
    },
  },
  'admin-access': {
    schema: signInForm,
    onward: (user) => {
      remember(user);
      return withNotice(paths.dashboard, 'welcome-admin');
    },
  },
  'post-request': {
    schema: requestForm,
    onward: () => {
      endDraft();
      return withNotice(paths.requests, 'request-posted');
    },
  },
  forgot: { schema: forgotForm, onward: () => withNotice(paths.forgotPassword, 'link-sent') },
  reset: { schema: resetForm, onward: () => withNotice(paths.auth(), 'password-changed') },
  verify: { schema: tokenForm, onward: () => withNotice(paths.auth(), 'email-verified') },
  resend: { schema: forgotForm, onward: () => withNotice(paths.verifyEmail(), 'link-sent') },
  'change-email': { schema: tokenForm, onward: () => withNotice(paths.auth(), 'email-changed') },
};
