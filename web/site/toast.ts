/** Milliseconds a success message stays; a failure stays until it is dismissed or the next word is said. */
const shownFor = 8000;

let region: HTMLElement | undefined;

/** Says something over the page: a title and a sentence, instead of what was said before. A success goes by itself. */
export function toast(title: string, sentence: string, isFailure: boolean): void {
  const card = document.createElement('div');
  card.className = isFailure ? 'toast failure' : 'toast notice';
  const text = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = title;
  text.append(strong, ' ', sentence);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = 'toast-dismiss';
  dismiss.ariaLabel = 'Dismiss';
  dismiss.textContent = '×';
  dismiss.addEventListener('click', () => card.remove());
  card.append(text, dismiss);

  const place = regionOfToasts();
  // A screen reader speaks what is put into a region it already knows.
  requestAnimationFrame(() => place.replaceChildren(card));
  if (!isFailure) removeWhenUnattended(card);
}

/** Takes back what was said last: the next try is under way. */
export function clearToast(): void {
  region?.replaceChildren();
}

function regionOfToasts(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'toasts';
    region.role = 'status';
    document.body.append(region);
  }
  return region;
}

/** Takes the card away after its time, never while the pointer or the focus is on it. */
function removeWhenUnattended(card: HTMLElement): void {
  setTimeout(() => (card.matches(':hover, :focus-within') ? removeWhenUnattended(card) : card.remove()), shownFor);
}
