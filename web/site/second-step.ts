import './script.ts';
import { enhance } from './forms/enhance.ts';
import { showPasswords } from './forms/passwords.ts';
import { askForCode, copyAndPrint, secondStepForms } from './forms/second-step.ts';

// The script of the pages of the second step, which few people see: everything here also works without it.

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  const name = form.dataset.form as keyof typeof secondStepForms;
  enhance(form, secondStepForms[name]);
  askForCode(form);
}
showPasswords();
copyAndPrint();
