import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { tokenForm } from '../../../shared/auth/schema.ts';
import { keptForm, secondStepAppForm, secondStepForm, setUpForm } from '../../../shared/auth/second-schema.ts';
import type { SecondStepForm } from '../../../shared/site/refusal.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { keepDigits } from '../../ui/digits-input.ts';
import type { Form } from './enhance.ts';
import { signedInOnward } from './onward.ts';

/** The forms of the second step (docs/domain/accounts.md, "Second step"). */
export const secondStepForms: Record<SecondStepForm, Form> = {
  'second-step': { schema: secondStepAppForm, onward: signedInOnward },
  'recovery-code': {
    schema: secondStepForm,
    onward: (reply, next) => withNotice(signedInOnward(reply, next), 'recovery-code-used'),
  },
  'second-step-link': { schema: tokenForm, onward: signedInOnward },
  'set-up': { schema: setUpForm, onward: () => secondStepPaths.codes },
  codes: { schema: keptForm, onward: () => secondStepPaths.settings },
};

/** Takes digits alone for a code, and asks for the password where it was typed too long ago by now. */
export function askForCode(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-code]')) input.addEventListener('input', () => keepDigits(input));
  form.addEventListener('refused', (event) => {
    const proof = form.querySelector<HTMLElement>('[data-proof]');
    if ((event as CustomEvent<string>).detail !== 'proof_needed' || !proof) return;
    proof.hidden = false;
    proof.querySelector('input')?.focus();
  });
}

/** Shows the buttons that copy and print, and makes them work; without the script they stay hidden. */
export function copyAndPrint(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const lines = [...document.querySelectorAll(`[data-copied="${button.dataset.copies}"] > *`)].map((line) => line.textContent.trim());
      await navigator.clipboard.writeText(lines.join(button.dataset.copies === 'key' ? '' : '\n'));
      button.textContent = uiWords.copied;
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
