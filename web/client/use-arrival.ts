import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type * as z from 'zod/mini';
import type { Read } from '../../shared/contract.ts';
import type { PagedList } from '../ui/paged.tsx';
import { arriveAt } from './arrive-at.ts';
import { ApiError } from './call.ts';
import type { About } from './keys.ts';
import { reading } from './use-read.ts';

interface Named {
  id: string;
}

const isId = /^[\da-f-]{36}$/;

/**
 * Scrolls to the row that the address names (`#id`), or to what is named `within` it, and focuses it: after the first read, or on a link to another row.
 * A row that is on none of the loaded pages is read on its own and returned for the page to show: `row`, or `isGone` when it does not
 * exist (any more) or this user may not see it.
 */
export function useArrival<Row extends Named>(
  list: Pick<PagedList<Row>, 'rows'>,
  about: About,
  readOne: (id: string) => Read<z.ZodMiniType<Named>, z.ZodMiniUndefined, z.ZodMiniType<Row>>,
  within?: string | null,
): { row: Row | undefined; isGone: boolean } {
  const { hash, key: visit } = useLocation();
  const type = useNavigationType();
  const arrived = useRef('');
  const id = hash.slice(1);
  const isMissing = list.rows !== undefined && isId.test(id) && !list.rows.some((row) => row.id === id);
  const { data: row, error } = useQuery({ ...reading(about, readOne(id)), enabled: isMissing });
  const isGone = isMissing && error instanceof ApiError && error.problem.status === 404;
  const isShown = list.rows !== undefined && (!isMissing || row !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second tap on the same link must scroll there again
  useEffect(() => {
    // Whoever changes the order of a list replaces the address; their focus stays on what they changed.
    if (type === 'REPLACE' && arrived.current === id) return;
    const shown = isShown && id ? (document.getElementById(within ?? '') ?? document.getElementById(id)) : null;
    if (shown) arriveAt(shown);
    arrived.current = shown ? id : '';
  }, [isShown, id, visit]);
  return { row: isMissing && !isGone ? row : undefined, isGone };
}
