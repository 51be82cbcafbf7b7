import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The latest value, but for as long as the reader is in this place (focus, or a mouse over it) the one that was there: nothing changes under their
 * finger. `show` brings the latest at once.
 */
export function useStill<T>(latest: T, keyOf: (value: T) => string, place: RefObject<HTMLElement | null>) {
  const [still, setStill] = useState(latest);
  // By its key, not the latest value: what is read after the reader's own change may come a moment later.
  const [done, setDone] = useState<string>();
  const isSame = keyOf(still) === keyOf(latest);
  const isDone = keyOf(still) === done;
  useLayoutEffect(() => {
    if (isSame || isDone || !place.current?.matches(':hover, :focus-within')) setStill(latest);
  }, [isSame, isDone, latest, place]);
  return { shown: isSame ? latest : still, hasNews: !isSame && !isDone, show: () => setDone(keyOf(still)) };
}
