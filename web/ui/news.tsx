import { type RefObject, useLayoutEffect } from 'react';
import type { PagedList } from './paged.tsx';
import { useFocusKept } from './remember-focus.ts';

type News = Pick<PagedList<unknown>, 'isLong' | 'hasNews' | 'showNews'>;
type Place = RefObject<HTMLElement | null>;

/** The height of the top bar, in pixels: what lies higher is out of sight. */
const topBar = 56;

/** Whether rows that move would move under a reader's eyes or finger: past the first row, with the focus on a row, or with more than one page. */
function isBeingRead(list: News, place: HTMLElement | null): boolean {
  if (!place) return false;
  const { top, bottom } = place.getBoundingClientRect();
  return list.isLong || (top < topBar && bottom > topBar) || place.contains(document.activeElement);
}

/** Shows new rows of a list at once where that moves nothing for its reader; elsewhere `<NewsButton>` offers them. */
export function useNews(list: News, place: Place): void {
  const { hasNews } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided when they come; who scrolls back to the top afterwards still taps
  useLayoutEffect(() => {
    if (hasNews && !isBeingRead(list, place.current)) list.showNews();
  }, [hasNews]);
}

/** 'New offers · show', over the list, wherever in it its reader is; said politely when it comes. */
export function NewsButton({ list, noun, place }: { list: News; noun: string; place: Place }) {
  const show = () => {
    list.showNews();
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="news">
      {list.hasNews && <Button label={`New ${noun} · show`} onClick={show} />}
    </div>
  );
}

function Button({ label, onClick }: { label: string; onClick: () => void }) {
  useFocusKept();
  return (
    <button type="button" className="btn btn-primary" onClick={onClick}>
      {label}
    </button>
  );
}
