import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveType } from '../../shared/events.ts';
import { markChanged } from './use-paged.ts';

/** What an event makes stale. No first paint needs it: it comes with what follows live events. Null when it can't be had; then everything counts as stale. */
const loadTable = () => import('./stale.ts').catch(() => null);

/**
 * A change of rows on the server: `change` calls the endpoint, `brings` are the events the server records for it. What those make stale is read
 * again; a success waits for that, so that the page shows the result. A failure does not wait: the page may be out of date, but the
 * reason is shown first. Every change goes through here, so that its own live events are not read a second time.
 */
export function useChange<Input, Reply>(
  brings: readonly [LiveType, ...LiveType[]],
  change: (input: Input) => Promise<Reply>,
  onReply: (reply: Reply) => void = () => undefined,
) {
  const client = useQueryClient();
  const refresh = async () => {
    const table = await loadTable();
    if (!table) return client.invalidateQueries();
    const stale = brings.flatMap((type) => table.staleBy(type));
    for (const about of stale) markChanged(client, about);
    return table.readAnew(client, stale);
  };
  return useMutation({
    mutationFn: change,
    onSuccess: (reply) => {
      onReply(reply);
      return refresh();
    },
    onError: () => void refresh(),
  });
}
