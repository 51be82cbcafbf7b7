import { useEffect, useEffectEvent, useRef } from 'react';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';

/** While the messages lie over the page of a phone: the focus is in them, nothing behind them can be reached, Escape and Back close them. */
export function WhileOver({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useCloseOnBack(onClose);
  const closeByKey = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !document.querySelector('dialog[open]')) onClose();
  });
  useEffect(() => {
    const chat = place.current?.parentElement;
    if (!chat) return;
    const behind = allBehind(chat);
    for (const part of behind) part.inert = true;
    const bar = chat.querySelector('button');
    if (!chat.contains(document.activeElement)) bar?.focus({ preventScroll: true });
    document.addEventListener('keydown', closeByKey);
    return () => {
      for (const part of behind) part.inert = false;
      document.removeEventListener('keydown', closeByKey);
      // What had the focus is hidden now, or would open it again.
      if (chat.contains(document.activeElement)) bar?.focus({ preventScroll: true });
    };
  }, []);
  return <span ref={place} hidden />;
}

/** What stands around the messages on their page. The top bar stays above them, with its menus. */
function allBehind(chat: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let part = chat; part.id !== 'main' && part.parentElement; part = part.parentElement)
    for (const beside of part.parentElement.children)
      if (beside !== part && beside instanceof HTMLElement && !beside.inert) behind.push(beside);
  return behind;
}
