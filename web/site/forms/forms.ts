import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { changePasswordForm, forgotForm, resetForm, signInForm, signUpForm, tokenForm } from '../../../shared/auth/schema.ts';
import { ofAdminAccess, ofSignIn, ofSignUp } from '../../../shared/site/account-refusals.ts';
import type { FormName, SecondStepForm } from '../../../shared/site/refusal.ts';
import type { Form } from './enhance.ts';
import { dropTyped, signedInOnward, waited } from './onward.ts';

/** The forms of accounts; that of a request and those of the second step have scripts of their own. */
export const forms: Record<Exclude<FormName, 'post-request' | SecondStepForm>, Form> = {
  'sign-in': {
    schema: signInForm,
    ownWords: ofSignIn,
    onward: signedInOnward,
  },
  'sign-up': {
    schema: signUpForm,
    ownWords: ofSignUp,
    onward: (reply, next) => {
      const { user } = reply as { user: unknown };
      if (user) dropTyped();
      return waited(reply) ?? withNotice(user ? next || publicPaths.dashboard : publicPaths.auth(), 'account-created');
    },
  },
  'admin-access': {
    schema: signInForm,
    ownWords: ofAdminAccess,
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
  'change-email': { schema: tokenForm, onward: () => withNotice(publicPaths.auth(), 'email-changed') },
};
