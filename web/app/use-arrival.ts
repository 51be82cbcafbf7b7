import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the row that the address names (`#id`) into view once it is on the page: after the first reading, or on a link to another row. */
export function useArrival(isShown: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second tap on the same link goes there again
  useEffect(() => {
    if (isShown && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isShown, hash, key]);
}
