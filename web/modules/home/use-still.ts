import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The latest value, but for as long as the reader is in this place (focus, or a mouse over it) the one that was there: nothing changes under their
 * finger. `show` brings the latest at once.
 */
export function useStill<T>(latest: T, keyOf: (value: T) => string, place: RefObject<HTMLElement | null>) {
  const [still, setStill] = useState(latest);
  const isSame = keyOf(still) === keyOf(latest);
  useLayoutEffect(() => {
    if (isSame || !place.current?.matches(':hover, :focus-within')) setStill(latest);
  }, [isSame, latest, place]);
  return { shown: isSame ? latest : still, hasNews: !isSame, show: () => setStill(latest) };
}
