import { type RefObject, useLayoutEffect } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { useFocusKept } from './remember-focus.ts';

/** What a list knows of rows that came while it is shown. */
export interface News {
  /** True when more than one page is shown. */
  isLong: boolean;
  /** True when new or moved rows are held back because they would move the rows shown; `showNews` shows them. */
  hasNews: boolean;
  showNews: () => void;
}

type Place = RefObject<HTMLElement | null>;

/** The height of the top bar in pixels; it hides what is above. */
const topBar = 60;

/** Whether moving rows would disturb the user: scrolled past the top of the list, focus inside it, or more than one page loaded. */
function isBeingRead(list: News, place: HTMLElement | null): boolean {
  if (!place) return false;
  const { top, bottom } = place.getBoundingClientRect();
  return list.isLong || (top < topBar && bottom > topBar) || place.contains(document.activeElement);
}

/** Shows new rows of a list at once when nobody is reading it; otherwise `<NewsButton>` offers them. */
export function useNews(list: News, place: Place): void {
  const { hasNews } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when they arrive; after scrolling back to the top the button is still needed
  useLayoutEffect(() => {
    if (hasNews && !isBeingRead(list, place.current)) list.showNews();
  }, [hasNews]);
}

/** The button 'Show what is new', visible wherever in the list the user is; a screen reader announces it politely. */
export function NewsButton({ list, place }: { list: News; place: Place }) {
  const show = () => {
    list.showNews();
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="news">
      {list.hasNews && <Button onClick={show} />}
    </div>
  );
}

function Button({ onClick }: { onClick: () => void }) {
  useFocusKept();
  return (
    <button type="button" className="btn btn-primary" onClick={onClick}>
      {uiWords.showNews}
    </button>
  );
}
