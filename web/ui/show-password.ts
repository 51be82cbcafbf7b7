import { pieceWords } from '../../words/ui/piece.ts';

/** Shows the password in the input before this button, or hides it again. */
export function showPassword(button: HTMLButtonElement): void {
  const input = button.previousElementSibling as HTMLInputElement;
  const word = button.firstElementChild;
  const isShown = input.type === 'text';
  input.type = isShown ? 'password' : 'text';
  if (word) word.textContent = isShown ? pieceWords.show : pieceWords.hide;
}
