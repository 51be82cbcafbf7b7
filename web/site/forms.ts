import './script.ts';
import type { FormName } from '../../shared/site/refusal.ts';
import { carryEmail } from './forms/email.ts';
import { enhance } from './forms/enhance.ts';
import { leaveIfChosen } from './forms/own-password.ts';
import { showPasswords } from './forms/passwords.ts';
import { postRequest } from './forms/post-request.ts';
import { signUp } from './forms/sign-up.ts';

// The script of the public form pages: everything here also works without it.

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const name = form.dataset.form as FormName;
  enhance(form, name);
  if (name === 'post-request') postRequest(form);
  if (name === 'sign-up') signUp(form);
  if (name === 'own-password') leaveIfChosen(form);
}
carryEmail();
showPasswords();
