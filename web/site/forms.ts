import './script.ts';
import { carryEmail } from './forms/email.ts';
import { enhance } from './forms/enhance.ts';
import { forms } from './forms/forms.ts';
import { watchNewPassword } from './forms/new-password.ts';
import { leaveIfChosen } from './forms/own-password.ts';
import { showPasswords } from './forms/passwords.ts';
import { signUp } from './forms/sign-up.ts';

// The script of the pages of accounts: everything here also works without it.

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const name = form.dataset.form as keyof typeof forms;
  watchNewPassword(form);
  enhance(form, forms[name]);
  if (name === 'sign-up') signUp(form);
  if (name === 'own-password') leaveIfChosen(form);
}
carryEmail();
showPasswords();
