import { element, type ToastText, toastCard } from './toast-card.ts';

interface ToastOptions extends Pick<ToastText, 'description' | 'action'> {
  /** Saying something under the id of a toast that is still there replaces that one. */
  id?: string | undefined;
  /** Milliseconds it can be read; Infinity: until it is dismissed. */
  duration?: number;
}

interface Toast {
  id: string | undefined;
  card: HTMLElement;
  isError: boolean;
  /** Milliseconds it can still be read. */
  left: number;
}

/** More at once would cover the page, a phone's sooner. The others wait for a place; an error takes that of one that is none. */
const mostAtOnce = () => (matchMedia('(width < 40rem)').matches ? 2 : 3);
const tick = 250;

/** In the order they were said; a card that is not on the page yet waits. */
let toasts: Toast[] = [];
let clock: ReturnType<typeof setInterval> | undefined;
/** What had the focus before a toast took it. */
let before: EventTarget | null = null;
// It is here before the first toast: a screen reader speaks what is put into a region that it already knows.
const box = element('div', 'toasts');
// Errors interrupt what a screen reader is saying; all else waits for its turn.
const errors = region('alert');
const others = region('status');
box.append(errors, others);
box.addEventListener('focusin', ({ relatedTarget }) => {
  if (!box.contains(relatedTarget as Node | null)) before = relatedTarget;
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !document.querySelector('dialog[open]')) remove(shown().at(-1));
});
document.body.append(box);

/** Says something over the page, on public pages and in the app. Several are listed; a flick, Escape or the cross takes one away. */
export const toast = {
  success: (title: string, options?: ToastOptions) => say('success', title, options),
  error: (title: string, options?: ToastOptions) => say('error', title, options),
  message: (title: string, options?: ToastOptions) => say('message', title, options),
  /** Takes back what was said under this id: the next try is under way. */
  dismiss: (id: string) => remove(toasts.find((one) => one.id === id)),
};

function say(kind: ToastText['kind'], title: string, { id, duration = 7000, ...more }: ToastOptions = {}): void {
  if (id) toast.dismiss(id);
  const said: Toast = { id, isError: kind === 'error', left: duration, card: toastCard({ kind, title, ...more }, () => remove(said)) };
  toasts.push(said);
  // A page that says something at once has made the region just now.
  requestAnimationFrame(() => turn(0));
  clock ??= setInterval(() => turn(tick), tick);
}

/** Shows what may be shown, and lets time pass for what can be read. */
function turn(passed: number): void {
  // Nothing behind a modal dialog can be read out or pressed: what is no error waits there, and time stands still.
  const isCovered = document.querySelector('dialog[open]') !== null;
  const isHeld = isCovered || document.hidden || box.matches(':hover, :focus-within');
  for (const one of [...toasts]) {
    if (!one.card.isConnected) {
      const isFull = shown().length >= mostAtOnce();
      const last = one.isError && isFull ? shown().findLast(({ isError }) => !isError) : undefined;
      last?.card.remove();
      if (one.isError && (!isFull || last)) errors.append(one.card);
      else if (!one.isError && !isFull && !isCovered) others.append(one.card);
    } else if (!isHeld) {
      one.left -= passed;
      if (one.left <= 0) remove(one);
    }
  }
}

const shown = () => toasts.filter(({ card }) => card.isConnected);

function remove(one: Toast | undefined): void {
  if (!one) return;
  const hadFocus = one.card.contains(document.activeElement);
  one.card.remove();
  if (hadFocus && before instanceof HTMLElement) before.focus();
  toasts = toasts.filter((other) => other !== one);
  if (toasts.length > 0) return;
  clearInterval(clock);
  clock = undefined;
}

function region(role: 'alert' | 'status'): HTMLElement {
  const made = element('div', '');
  made.role = role;
  made.ariaAtomic = 'false'; // Only what is new is read, not all that stands there.
  return made;
}
