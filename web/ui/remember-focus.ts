import { useLayoutEffect } from 'react';

const parts = 'article, li, section, main';

/**
 * Remembers where the focus is. If the focused element has been removed since, the returned function moves the focus to the nearest
 * remaining part of the page around it; if a whole row of a list was removed, to the row beside it.
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

/** For a component that disappears when its button is pressed: on unmount the focus moves to the part of the page around it. */
export function useFocusKept(): void {
  useLayoutEffect(() => () => queueMicrotask(rememberFocus()), []);
}
