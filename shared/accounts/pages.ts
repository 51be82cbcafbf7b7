/** A sentence above a form; the page's script makes a toast of it (RULINGS 36). */
export interface Banner {
  kind: 'success' | 'error';
  /** What was refused, if anything: beside 'email_not_verified' the page offers /auth/verify, to send the link again. */
  code?: string;
  title: string;
  text: string;
}

/** What a form page shows again after it was refused: what was typed (never a password) and the sentence for each field in fault. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  banner: Banner | null;
}

/**
 * What the pages of accounts are given, by name. Each form posts, urlencoded, to the address beside it; the inputs' names are those of the form's
 * schema. `next` is a path on this site to go on to, or ''.
 */
export interface AccountPages {
  /** Sign in: POST `/auth?tab=sign-in&next=…` (signInForm). Sign up: POST `/auth?tab=sign-up&next=…` (signUpForm; `id` goes into a hidden input). */
  auth: FormState & { tab: 'sign-in' | 'sign-up'; next: string; id: string };
  /** POST `/admin-access` (signInForm). */
  'admin-access': FormState;
  /** POST `/auth/forgot` (forgotForm). */
  'auth-forgot': FormState;
  /** POST `/auth/reset` (resetForm; `token` goes into a hidden input). */
  'auth-reset': FormState & { token: string };
  /** One button: POST `/auth/email` (tokenForm), which makes the new e-mail count. */
  'auth-email': FormState & { token: string };
  /** With a token one button: POST `/auth/verify` (tokenForm). Below it, and alone without a token, 'Send the link again': POST `/auth/resend` (forgotForm). */
  'auth-verify': FormState & { token: string };
}

/** What a page that was redirected to says, by the `notice` in its address (specification §8). */
const notices = {
  'account-created': { title: 'Account created!', text: 'Please check your email to verify your account.' },
  'welcome-admin': { title: 'Welcome Admin', text: 'You are signed in as administrator.' },
  'request-posted': { title: 'Request posted successfully!', text: 'Verified dealers see it now. You are told of each offer.' },
  'link-sent': { title: 'Check your email', text: 'If there is an account with this email, a link is on its way.' },
  'email-verified': { title: 'Email verified', text: 'Thank you, your email address is verified.' },
  'email-changed': { title: 'Email changed', text: 'From now on you sign in with your new email address.' },
  'password-changed': { title: 'Password changed', text: 'Please sign in with your new password.' },
} as const;
type NoticeName = keyof typeof notices;

/** The banner a notice in the address stands for; null for anything else found there. */
export function noticeBanner(name: string | undefined): Banner | null {
  return name && Object.hasOwn(notices, name) ? { kind: 'success', ...notices[name as NoticeName] } : null;
}

/** A local path that makes the page it leads to say this. */
export function withNotice(path: string, notice: NoticeName): string {
  const url = new URL(path, here);
  url.searchParams.set('notice', notice);
  return pathOf(url);
}

// Any origin would do: only what follows it is looked at.
const here = 'http://here';
const pathOf = (url: URL) => `${url.pathname}${url.search}${url.hash}`;

/** The path to go on to after signing in, or '' when what was asked for is not a path on this site. */
export function localPath(next: string | undefined): string {
  if (!next?.startsWith('/')) return '';
  // Browsers read '//' and '/\' as the start of another host, and skip tabs and line breaks: so does URL.
  const url = URL.canParse(next, here) ? new URL(next, here) : null;
  return url?.origin === here && !url.pathname.startsWith('//') ? pathOf(url) : '';
}
