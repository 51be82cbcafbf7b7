import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { secondStepNeededCode } from '../../../shared/auth/second-codes.ts';
import { keepDigits } from '../../ui/digits-input.ts';

/** Behaviour only of the forms that lead to the second step of signing in, or set it up (docs/domain/accounts.md, "Second step"). */
export function secondStep(form: HTMLFormElement): void {
  form.addEventListener('refused', (event) => {
    const { detail: code } = event as CustomEvent<string>;
    if (code === secondStepNeededCode) {
      event.preventDefault();
      const { next } = form.dataset;
      const draft_token = form.querySelector<HTMLInputElement>('[name=draft_token]')?.value;
      location.assign(secondStepPaths.step({ next: next && next + location.hash, draft_token }));
    }
    // The password was typed too long ago by now.
    const proof = form.querySelector<HTMLElement>('[data-proof]');
    if (code === 'proof_needed' && proof) {
      proof.hidden = false;
      proof.querySelector('input')?.focus();
    }
  });
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-code]')) input.addEventListener('input', () => keepDigits(input));
}

/** Shows the buttons that copy and print, and makes them work; without the script they stay hidden. */
export function copyAndPrint(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const lines = [...document.querySelectorAll(`[data-copied="${button.dataset.copies}"] > *`)].map((line) => line.textContent.trim());
      await navigator.clipboard.writeText(lines.join(button.dataset.copies === 'key' ? '' : '\n'));
      button.textContent = 'Copied';
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
