/** Milliseconds a success message stays; a failure stays until it is dismissed. */
const shownFor = 8000;

/** Says something over the page: a title and a sentence. A success goes by itself. */
export function toast(title: string, sentence: string, isFailure: boolean): void {
  const region = document.createElement('div');
  region.className = 'toasts';
  region.role = 'status';
  document.body.append(region);

  const card = document.createElement('div');
  card.className = isFailure ? 'toast failure' : 'toast notice';
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.className = 'toast-dismiss';
  dismiss.ariaLabel = 'Dismiss';
  dismiss.textContent = '×';
  dismiss.addEventListener('click', () => region.remove());
  const text = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = title;
  text.append(strong, ' ', sentence);
  card.append(text, dismiss);

  // A screen reader speaks what is put into a region it already knows.
  requestAnimationFrame(() => region.append(card));
  if (!isFailure) removeWhenUnattended(region);
}

/** Takes the region away after its time, never while the pointer or the focus is on it. */
function removeWhenUnattended(region: HTMLElement): void {
  setTimeout(() => (region.matches(':hover, :focus-within') ? removeWhenUnattended(region) : region.remove()), shownFor);
}
