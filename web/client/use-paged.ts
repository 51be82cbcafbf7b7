import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Read } from '../../shared/contract.ts';
import type { PagedList } from '../ui/paged.tsx';
import { call } from './call.ts';
import { type About, beginningOf, type Key, keyOf } from './keys.ts';
import { firstShown, type Page, renewed, rowsOf, type Shown, withNews } from './pages.ts';

type Schema = z.ZodMiniType;
type AnyPage = Page<{ id: string }>;
type RowOf<List extends AnyPage> = List['rows'][number];

const suffix = 'pages';

/**
 * A keyset-paged list of the API; `about` is the subject under which live events make it stale. Only its first page is then read again, and
 * no row moves that the user may be about to tap (pages.ts). `latest` is the first page as last read from the server.
 */
export function usePaged<P extends Schema, Q extends Schema, List extends AnyPage>(
  about: About,
  list: Read<P, Q, z.ZodMiniType<List>>,
): PagedList<RowOf<List>> & { latest: List | undefined } {
  const client = useQueryClient();
  const { endpoint, input } = list as Read;
  const queryKey: Key = [...keyOf(about, list as Read), suffix];
  const shown = () => client.getQueryData<Shown<RowOf<List>, List>>(queryKey);
  const readPage = (cursor: string | null, signal?: AbortSignal) =>
    call(
      endpoint,
      { ...input, query: { ...(input as { query?: object }).query, cursor: cursor ?? undefined } } as never,
      signal,
    ) as Promise<List>;

  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Shown<RowOf<List>, List>> => {
      const { pages, isChanged } = shown() ?? { pages: [], isChanged: false };
      // Each later page is read again from the same cursor.
      const later = isChanged ? pages.slice(0, -1).map(({ next }) => next) : [];
      const [latest, ...rest] = await Promise.all([readPage(null, signal), ...later.map((cursor) => readPage(cursor, signal))]);
      // "Show more" may have added a page meanwhile.
      const now = shown();
      if (!now) return firstShown(latest);
      return renewed({ ...now, pages: [...now.pages.slice(0, 1), ...rest, ...now.pages.slice(1 + rest.length)] }, latest);
    },
    // Keep the old rows while another search of the same list loads; but never show the rows of one request or appointment under another.
    placeholderData: endpoint.path.includes(':') ? undefined : keepPreviousData,
  });

  const more = useMutation({
    mutationFn: (cursor: string) => readPage(cursor),
    onSuccess: (page, cursor) => {
      const now = shown();
      if (now?.pages.at(-1)?.next === cursor) client.setQueryData(queryKey, { ...now, pages: [...now.pages, page] });
    },
  });

  const next = data?.pages.at(-1)?.next ?? null;
  const readMore = () => {
    if (next !== null && !isPlaceholderData) more.mutate(next);
  };
  return {
    rows: data && rowsOf(data),
    latest: data?.latest,
    error: more.error ?? error,
    isLong: (data?.pages.length ?? 0) > 1,
    hasMore: next !== null,
    isReadingMore: more.isPending,
    readMore,
    readAgain: () => (more.isError ? readMore() : void refetch()),
    hasNews: data?.hasNews === true && !isPlaceholderData,
    showNews: () => client.setQueryData<Shown<RowOf<List>, List>>(queryKey, (before) => before && withNews(before)),
  };
}

/** Call after a change made in this tab: rows of any page may have changed, so the next read of the lists about this reads every loaded page. */
export function markChanged(client: QueryClient, about: About): void {
  client.setQueriesData<Shown<{ id: string }>>(
    { queryKey: beginningOf(about), predicate: ({ queryKey }) => queryKey.at(-1) === suffix },
    (list) => list && { ...list, isChanged: true },
  );
}
