import { element } from './toast-card.ts';

// It is here before the first sentence: a screen reader speaks what is put into a region that it already knows.
const region = element('span', 'for-readers');
region.role = 'status';
document.body.append(region);

/** Says to who listens what all others see on the page: a toast would say it a second time. */
export function sayAloud(sentence: string): void {
  // The same sentence twice would be no change.
  region.textContent = '';
  // Behind the dialog in which it was done nothing is read out: it is closed by then.
  requestAnimationFrame(() => {
    region.textContent = sentence;
  });
}
