import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MoreButton } from './more-button.tsx';
import { Spinner } from './spinner.tsx';
import { Failure } from './states.tsx';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

interface PagedProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>;
  /** The sentence shown when the list can't be loaded (specification §8). */
  failure: string;
  loading: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

/** A paged list in each of its states: loading, failed, empty, rows, and more rows at a tap. */
export function Paged<Row>({ query, failure, loading, empty, children }: PagedProps<Row>) {
  const { data, isPending, isError, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (isPending) return <Spinner label={loading} />;
  if (isError && !data) return <Failure title={failure} detail={error.message} retry={() => refetch()} />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return empty;
  return (
    <>
      {isError && <Failure title={failure} detail={error.message} retry={() => refetch()} />}
      {children(rows)}
      {hasNextPage && (
        <MoreButton className="mx-auto mt-4 block" isBusy={isFetchingNextPage} onClick={fetchNextPage}>
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </MoreButton>
      )}
    </>
  );
}
