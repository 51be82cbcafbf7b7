import './site.css';

/** Milliseconds a success message stays; a failure stays until it is dismissed. */
const shownFor = 8000;

function toast(message: string, isFailure: boolean): void {
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
  text.textContent = message;
  card.append(text, dismiss);

  // A screen reader speaks what is put into a region it already knows.
  requestAnimationFrame(() => region.append(card));
  if (!isFailure) removeWhenUnattended(region);
}

/** Takes the region away after its time, never while the pointer or the focus is on it. */
function removeWhenUnattended(region: HTMLElement): void {
  setTimeout(() => (region.matches(':hover, :focus-within') ? removeWhenUnattended(region) : region.remove()), shownFor);
}

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  toast(banner.textContent ?? '', banner.dataset.banner === 'error');
  banner.remove();
}

function closeMenus(except?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

document.addEventListener('click', ({ target }) => {
  // A link of the menu leads to a place that the open menu would cover.
  closeMenus(target instanceof Element && !target.closest('a') ? target : undefined);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const menu = document.activeElement?.closest<HTMLDetailsElement>('details.menu[open]');
  closeMenus();
  menu?.querySelector('summary')?.focus();
});
