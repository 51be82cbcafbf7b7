import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * What a mutation does afterwards: reads anew everything under these keys. A success waits for it, so that the page shows what was done;
 * a failure does not (what the page showed may be out of date, but its reason comes first).
 */
export function useRefresh(...keys: QueryKey[]) {
  const client = useQueryClient();
  const refresh = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return { onSuccess: refresh, onError: () => void refresh() };
}
