import { useRef, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query; for layouts that differ in more than their looks. Behind an open dialog the answer stays: with its row the
 * dialog would go, and what is typed in it, as somebody turns a tablet.
 */
export function useMedia(query: string): boolean {
  const fits = useRef(matchMedia(query).matches);
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      // A dialog that closes gives the focus back.
      document.addEventListener('focusin', changed);
      return () => {
        list.removeEventListener('change', changed);
        document.removeEventListener('focusin', changed);
      };
    },
    () => {
      if (!document.querySelector('dialog[open]')) fits.current = matchMedia(query).matches;
      return fits.current;
    },
  );
}
