import { showPassword } from '../../ui/show-password.ts';

/** Gives the buttons beside passwords their work; without the script they are hidden. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows-password]')) {
    button.hidden = false;
    button.addEventListener('click', () => showPassword(button));
  }
}
