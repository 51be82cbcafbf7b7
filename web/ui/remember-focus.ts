import { useLayoutEffect } from 'react';

const parts = 'article, li, section, main';

/**
 * Remembers where the focus is. The returned function mends a focus that was lost because its element left the page meanwhile: it goes to
 * the nearest part of the page around it that is left; for a row of a list that went as a whole, to the row beside it.
 */
export function rememberFocus(): () => void {
  const places: Element[] = [];
  for (let part = document.activeElement?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    places.push(part);
    for (const beside of [part.nextElementSibling, part.previousElementSibling]) if (beside?.matches('li')) places.push(beside);
  }
  return () => {
    if (document.activeElement !== document.body) return;
    const left = places.find((place) => place.isConnected);
    if (!(left instanceof HTMLElement)) return;
    left.tabIndex = -1;
    left.focus({ preventScroll: true });
  };
}

/** For what leaves the page when its button was pressed: the focus the button had goes to what stands around it. */
export function useFocusKept(): void {
  useLayoutEffect(() => () => queueMicrotask(rememberFocus()), []);
}
