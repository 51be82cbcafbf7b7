import type { Banner } from '../auth/banner.ts';
import type { Problem } from '../contract.ts';
import { ofAdminAccess, ofSignIn, ofSignUp } from './account-refusals.ts';
import { messageOf, type OwnWords } from './refusal-message.ts';
import { ofPostRequest } from './request-refusals.ts';

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

const own: Partial<Record<FormName, OwnWords>> = {
  'sign-in': ofSignIn,
  'sign-up': ofSignUp,
  'admin-access': ofAdminAccess,
  'post-request': ofPostRequest,
};

/** The banner of a refused form. The scripts make the same message with the words of their own forms alone. */
export const refusalOf = (form: FormName, problem: Problem): Banner => messageOf(problem, own[form]);
