import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract.ts';
import { call } from './call.ts';

type Schema = z.ZodMiniType;
interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** A keyset-paged list of the API as an infinite query; `key` begins with what live events name (see live.ts). */
export function usePaged<P extends Schema, Q extends Schema, Row>(
  key: readonly unknown[],
  endpoint: Endpoint<P, Q, z.ZodMiniUndefined, z.ZodMiniType<Page<Row>>>,
  input: { params?: object; query?: object } = {},
) {
  return useInfiniteQuery({
    queryKey: [...key, input],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(endpoint as Endpoint, { ...input, query: { ...input.query, cursor: pageParam } } as never, signal) as Promise<Page<Row>>,
    getNextPageParam: (page) => page.next,
    // The rows stay while another search of the same list loads; those of another thing would be lies.
    placeholderData: input.params ? undefined : keepPreviousData,
  });
}
