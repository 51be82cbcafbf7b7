import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { MoreButton } from './more-button.tsx';
import { Spinner } from './spinner.tsx';
import { Failure } from './states.tsx';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

interface PreviewProps<Row> {
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** The sentence shown when it can't be loaded (specification §8). */
  failure: string;
  most: number;
  empty: ReactNode;
  /** Where all of them are; without such a page they unfold here. */
  more?: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** The first rows of a list on a home, and the way to all of them. */
export function Preview<Row extends { id: string }>({ title, query, failure, most, empty, more, children }: PreviewProps<Row>) {
  const titleId = useId();
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [isUnfolded, setUnfolded] = useState(false);
  const loaded = (data?.pages ?? []).flatMap((page) => page.rows);
  const rows = isUnfolded ? loaded : loaded.slice(0, most);
  const hasMore = rows.length < loaded.length || hasNextPage;
  return (
    <section className={`card p-4 md:p-5 ${isPending ? 'min-h-80' : ''}`} aria-labelledby={titleId}>
      <header className="-mt-2 mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {more && !(data && rows.length === 0) && (
          <Link className="link inline-flex min-h-11 items-center text-sm" to={more.to}>
            {more.label}
          </Link>
        )}
      </header>
      {isPending && <Spinner label="Loading" />}
      {isError && !data && <Failure title={`${failure}: ${error.message}`} retry={() => refetch()} />}
      {data && rows.length === 0 && <div className="text-muted">{empty}</div>}
      {rows.length > 0 && (
        <ul className="divide-line divide-y">
          {rows.map((row) => (
            <li key={row.id} className="py-3 first:pt-0 last:pb-0">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {!more && hasMore && (
        <MoreButton className="mt-3" isBusy={isFetchingNextPage} onClick={() => (isUnfolded ? fetchNextPage() : setUnfolded(true))}>
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </MoreButton>
      )}
    </section>
  );
}
