import { useState, useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 1024px)');

function onWidth(changed: () => void) {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/**
 * Whether the messages are open. On a desk they stand beside the rest and are always seen; on a phone they open over it: by themselves when an unread
 * message waited as the page came (`hasUnread`, undefined until it is known), later by a tap.
 */
export function useOpening(hasUnread: boolean | undefined) {
  const isWide = useSyncExternalStore(onWidth, () => wide.matches);
  const [waited, setWaited] = useState<boolean>();
  const [chosen, setChosen] = useState<boolean>();
  if (waited === undefined && hasUnread !== undefined) setWaited(hasUnread);
  const isOpen = chosen ?? waited ?? false;
  return { isOpen, isSeen: isWide || isOpen, toggle: () => setChosen(!isOpen) };
}
