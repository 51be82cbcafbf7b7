import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { uiWords } from '../../words/ui/ui.ts';
import { NewsButton, useNews } from './news.tsx';
import type { PagedList } from './paged.tsx';
import { Spinner } from './spinner.tsx';
import { Failure } from './states.tsx';

interface PreviewProps<Row> {
  title: string;
  list: PagedList<Row>;
  /** What is said when it can't be loaded, where the specification has words of its own. */
  failure?: string;
  most: number;
  empty: ReactNode;
  /** Beside the title: '2 to confirm'. */
  note?: ReactNode;
  /** The page that lists all of them. */
  more: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** The first rows of a list on a home, with a link to all of them. */
export function Preview<Row extends { id: string }>({
  title,
  list,
  failure = uiWords.notLoaded,
  most,
  empty,
  note,
  more,
  children,
}: PreviewProps<Row>) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { error, readAgain } = list;
  const rows = list.rows?.slice(0, most);
  useNews(list, place);
  return (
    <section ref={place} tabIndex={-1} className={`min-w-0 ${rows || error ? '' : 'min-h-80'}`} aria-labelledby={titleId}>
      <header className="border-line flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-b">
        <h2 id={titleId} className="flex-1 text-[1.375rem]">
          {title}
        </h2>
        {note}
        {rows?.length !== 0 && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={more.to}>
            {more.label}
          </Link>
        )}
      </header>
      <NewsButton list={list} place={place} />
      {!rows && !error && <Spinner label={uiWords.loading} />}
      {!rows && error && <Failure title={`${failure}: ${error.message}`} retry={readAgain} />}
      {rows?.length === 0 && <div className="text-muted py-3">{empty}</div>}
      {rows && rows.length > 0 && (
        <ul className="divide-line divide-y has-[>li>.card]:divide-y-0">
          {rows.map((row) => (
            <li key={row.id} className="py-3.5">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
