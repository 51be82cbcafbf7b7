import { showPassword } from '../../ui/show-password.ts';

/** Shows the buttons beside passwords and makes them work; without the script they stay hidden. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows-password]')) {
    button.hidden = false;
    button.addEventListener('click', () => showPassword(button));
  }
}
