import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * A new place begins at its top, Back and Forward lead to where its reader was; an address that only changes its filters (`replace`) stays where it is.
 * After a reload the browser itself does it.
 */
export function useScrollPositions(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place in the history
  useLayoutEffect(() => {
    // An address with a row in it (`#id`) is brought into view by its list.
    if (type === 'PUSH' && !hash) scrollTo(0, 0);
    if (type === 'POP' && positions.has(key)) scrollTo(0, positions.get(key) ?? 0);
    // As it happens, not when the place is left: by then a shorter page may have moved it already.
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
