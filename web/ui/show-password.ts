import { pieceWords } from '../../words/ui/piece.ts';

/** Shows the password in the input before this button, or hides it again. */
export function showPassword(button: HTMLButtonElement): void {
  const input = button.previousElementSibling as HTMLInputElement;
  const isShown = input.type === 'text';
  input.type = isShown ? 'password' : 'text';
  button.textContent = isShown ? pieceWords.show : pieceWords.hide;
  button.ariaLabel = isShown ? pieceWords.showPassword : pieceWords.hidePassword;
}
