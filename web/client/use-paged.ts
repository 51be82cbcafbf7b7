import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Read } from '../../shared/contract.ts';
import { call } from './call.ts';
import { type About, keyOf } from './keys.ts';

type Schema = z.ZodMiniType;
interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** A keyset-paged list of the API as an infinite query; `about` is what live events name to have it read anew. */
export function usePaged<P extends Schema, Q extends Schema, Row>(about: About, list: Read<P, Q, z.ZodMiniType<Page<Row>>>) {
  const { endpoint, input } = list as Read;
  const { query } = input as { query?: object };
  return useInfiniteQuery({
    queryKey: [...keyOf(about, list as Read), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...input, query: { ...query, cursor: pageParam } } as never, signal) as Promise<Page<Row>>,
    getNextPageParam: (page) => page.next,
    // The rows stay while another search of the same list loads; those of another thing would be lies.
    placeholderData: endpoint.path.includes(':') ? undefined : keepPreviousData,
  });
}
