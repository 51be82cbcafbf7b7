import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the section that the address names, and back to it while those above it still load and grow: until somebody scrolls or types, or for five
 * seconds.
 */
export function useSectionArrival(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second tap on the same link must scroll there again
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (!section || !page.current) return;
    section.focus({ preventScroll: true });
    const growth = new ResizeObserver(() => section.scrollIntoView());
    growth.observe(page.current);
    const stay = () => growth.disconnect();
    const timer = setTimeout(stay, 5_000);
    for (const type of byHand) addEventListener(type, stay, { once: true, passive: true });
    return () => {
      stay();
      clearTimeout(timer);
      for (const type of byHand) removeEventListener(type, stay);
    };
  }, [hash, key]);
}
