import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Read } from '../../shared/contract.ts';
import { call } from './call.ts';
import { type About, keyOf } from './keys.ts';

type Schema = z.ZodMiniType;

/** A read of the API, cached under its URL; `about` is the subject under which live events make it stale. */
export function reading<P extends Schema, Q extends Schema, R extends Schema>(about: About, what: Read<P, Q, R>) {
  return queryOptions({ queryKey: keyOf(about, what), queryFn: ({ signal }) => call(what.endpoint, what.input, signal) });
}

/** A read of the API for a component: one of the pairs in shared/<module>/reads.ts, which the page's preloads use too. */
export function useRead<P extends Schema, Q extends Schema, R extends Schema>(about: About, what: Read<P, Q, R>) {
  return useQuery(reading(about, what));
}
