/** Scrolls to what an address names and focuses it; it is marked (`data-arrived`) until the focus leaves. */
export function arriveAt(element: HTMLElement): void {
  element.scrollIntoView();
  element.focus({ preventScroll: true });
  element.dataset.arrived = '';
  element.addEventListener('blur', () => delete element.dataset.arrived, { once: true });
}
