import { useLayoutEffect } from 'react';

const parts = 'article, li, tr, section, main';

/**
 * Remembers where the focus is. If it was lost since, the returned function gives it back; if the focused element has been removed, it moves to the
 * nearest remaining part of the page around it, and if a whole row of a list was removed, to the row beside it.
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  const places: Element[] = [];
  for (let part = focused?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    places.push(part);
    for (const beside of [part.nextElementSibling, part.previousElementSibling]) if (beside?.matches('li, tr')) places.push(beside);
  }
  return () => {
    if (!isFocusLost()) return;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    const left = places.find((place) => place.isConnected);
    if (left instanceof HTMLElement && isFocusLost()) focusPart(left);
  };
}

/** Whether what had the focus is gone or can't be pressed any more: the next Tab would begin at the top of the page. */
export const isFocusLost = () => document.activeElement === document.body;

/** Moves the focus to a part of the page that can't be pressed. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** For a component that disappears when its button is pressed: on unmount the focus moves to the part of the page around it. */
export function useFocusKept(): void {
  useLayoutEffect(() => () => queueMicrotask(rememberFocus()), []);
}

/** For a button that can't be pressed while it is busy, when the browser takes its focus: afterwards it has it again, or the part of the page where it stood. */
export function useFocusWhileBusy(isBusy: boolean): void {
  useLayoutEffect(() => {
    if (!isBusy) return;
    const mendFocus = rememberFocus();
    return () => queueMicrotask(mendFocus);
  }, [isBusy]);
}
