import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * A new page starts at its top. Back and Forward restore the position of their entry, and one that was never scrolled stands at its top, not where
 * the page before it was. A change of filters only (`replace`) keeps it. After a reload the browser restores it.
 */
export function useScrollPositions(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useLayoutEffect(() => {
    // The list itself scrolls to the row that an address names (`#id`).
    if (type === 'PUSH' && !hash) scrollTo(0, 0);
    if (type === 'POP' && shown.current !== key) scrollTo(0, positions.get(key) ?? 0);
    shown.current = key;
    // Saved on every scroll, not on leaving: by then a shorter page may already have changed the position.
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
