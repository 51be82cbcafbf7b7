import { siteRefusalsWords } from '../../words/site/site-refusals.ts';
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

/** The message of a refused form (docs/domain/words.md, "Refusals"): a toast with JavaScript, a banner without. */
export function refusalOf(form: FormName, { status, code, detail }: Problem): Banner {
  const said = (title: string, text = detail): Banner => ({ kind: 'error', code, title, text });
  if (code === 'no_connection') return said(siteRefusalsWords.noConnection);
  if (status === 422) return said(siteRefusalsWords.atFault);
  if (form === 'admin-access') {
    if (status === 403) return said(siteRefusalsWords.accessDenied);
    return status === 429 ? said(siteRefusalsWords.tooManyTries) : said(siteRefusalsWords.error, siteRefusalsWords.unexpected);
  }
  if (form === 'sign-up' && code === 'id_taken') return said(siteRefusalsWords.failed['sign-up'], siteRefusalsWords.accountIsThere);
  if (form === 'post-request') {
    if (status === 401) return said(siteRefusalsWords.oneMoreStep, siteRefusalsWords.signInToPost);
    if (code === 'id_taken') return said(siteRefusalsWords.posted, siteRefusalsWords.postedBefore);
    if (status >= 500) return said(siteRefusalsWords.failed['post-request'], siteRefusalsWords.later);
  }
  const failed: Partial<Record<FormName, string>> = siteRefusalsWords.failed;
  return said(failed[form] ?? siteRefusalsWords.error);
}
