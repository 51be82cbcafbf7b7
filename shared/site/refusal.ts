import type { Banner } from '../auth/banner.ts';
import type { Problem } from '../contract.ts';

/** The public forms, by the `data-form` of their element. */
export type FormName =
  | 'sign-in'
  | 'sign-up'
  | 'admin-access'
  | 'post-request'
  | 'forgot'
  | 'reset'
  | 'own-password'
  | 'verify'
  | 'resend'
  | 'change-email'
  | SecondStepForm;

/** Those of the second step of signing in. */
export type SecondStepForm = 'second-step' | 'recovery-code' | 'second-step-link' | 'set-up' | 'codes';

const titles: Partial<Record<FormName, string>> = {
  'sign-in': 'Sign in failed',
  'sign-up': 'Sign up failed',
  'post-request': 'Error posting request',
};

/** The message of a refused form (docs/domain/words.md, "Refusals"): a toast with JavaScript, a banner without. */
export function refusalOf(form: FormName, { status, code, detail }: Problem): Banner {
  const said = (title: string, text = detail): Banner => ({ kind: 'error', code, title, text });
  if (code === 'no_connection') return said('No connection');
  if (status === 422) return said('Validation Error');
  if (form === 'admin-access') {
    if (status === 403) return said('Access Denied');
    return status === 429 ? said('Login Failed') : said('Error', 'An unexpected error occurred');
  }
  if (form === 'sign-up' && code === 'id_taken')
    return said('Sign up failed', 'Your account was created before you changed this. Please sign in.');
  if (form === 'post-request') {
    if (status === 401) return said('One more step', 'Please sign in to post a request.');
    if (code === 'id_taken')
      return said('Already posted', 'A request was sent from this form before you changed it. Look under My Requests.');
    if (status >= 500) return said('Error posting request', 'Please try again later.');
  }
  return said(titles[form] ?? 'Error');
}
