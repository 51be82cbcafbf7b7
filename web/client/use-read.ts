import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Read } from '../../shared/contract.ts';
import { call } from './call.ts';
import { type About, keyOf } from './keys.ts';

type Schema = z.ZodMiniType;

/** A reading of the API, kept under its address; `about` is what live events name to have it read anew. */
export function reading<P extends Schema, Q extends Schema, R extends Schema>(about: About, what: Read<P, Q, R>) {
  return queryOptions({ queryKey: keyOf(about, what), queryFn: ({ signal }) => call(what.endpoint, what.input, signal) });
}

/** A reading of the API for a component: the pairs of shared/<module>/reads.ts, which the page's preloads name too. */
export function useRead<P extends Schema, Q extends Schema, R extends Schema>(about: About, what: Read<P, Q, R>) {
  return useQuery(reading(about, what));
}
