/** Lets the buttons beside passwords make them readable; without the script they are hidden. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const input = document.getElementById(button.dataset.shows ?? '') as HTMLInputElement;
    button.hidden = false;
    button.addEventListener('click', () => {
      const isShown = input.type === 'text';
      input.type = isShown ? 'password' : 'text';
      button.textContent = isShown ? 'Show' : 'Hide';
      button.ariaLabel = `${button.textContent} password`;
    });
  }
}
