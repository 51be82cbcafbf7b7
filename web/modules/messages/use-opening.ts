import { useState } from 'react';
import { useMedia } from '../../ui/use-media.ts';

/**
 * Whether the messages are open. On a desk they stand beside the rest and are always seen; on a phone they open over it (`isOver`): by themselves when an
 * unread message waited as the page came (`hasUnread`, undefined until it is known), unless a dialog was open already; later by a tap.
 */
export function useOpening(hasUnread: boolean | undefined) {
  const isWide = useMedia('(width >= 64rem)');
  const [waited, setWaited] = useState<boolean>();
  const [chosen, setChosen] = useState<boolean>();
  if (waited === undefined && hasUnread !== undefined) setWaited(hasUnread && !document.querySelector('dialog[open]'));
  const isOpen = chosen ?? waited ?? false;
  return { isOpen, isSeen: isWide || isOpen, isOver: isOpen && !isWide, toggle: () => setChosen(!isOpen) };
}
