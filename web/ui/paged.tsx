import { type ReactNode, useRef } from 'react';
import { uiWords } from '../../words/ui/ui.ts';
import { MoreButton } from './more-button.tsx';
import { type News, NewsButton, useNews } from './news.tsx';
import { Spinner } from './spinner.tsx';
import { Failure } from './states.tsx';

/** A list that comes page by page (web/client/use-paged.ts). */
export interface PagedList<Row> extends News {
  /** The rows loaded so far; undefined until the first page is loaded. */
  rows: Row[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isReadingMore: boolean;
  readMore: () => void;
  readAgain: () => void;
}

interface PagedProps<Row> {
  list: PagedList<Row>;
  /** What is said when the list can't be loaded, where the specification has words of its own. */
  failure?: string;
  loading: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A paged list in each of its states: loading, failed, empty, rows, and more rows at a tap. */
export function Paged<Row>({ list, failure = uiWords.notLoaded, loading, empty, children }: PagedProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const { rows, error, readAgain, hasMore, isReadingMore, readMore } = list;
  useNews(list, place);
  if (!rows) return error ? <Failure title={failure} detail={error.message} retry={readAgain} /> : <Spinner label={loading} />;
  if (rows.length === 0) return empty;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20">
      <NewsButton list={list} place={place} />
      {error && <Failure title={failure} detail={error.message} retry={readAgain} />}
      {children(rows)}
      {hasMore && (
        <MoreButton className="mx-auto mt-4 block" isBusy={isReadingMore} onClick={readMore}>
          {isReadingMore ? uiWords.loading : uiWords.showMore}
        </MoreButton>
      )}
    </div>
  );
}
