import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveType } from '../../shared/events.ts';
import { readAnew, staleBy } from './stale.ts';
import { markChanged } from './use-paged.ts';

/**
 * A change of rows on the server: `change` calls the endpoint, `brings` are the events the server records for it. What those make stale is read
 * anew; a success waits for it, so that the page shows what was done. A failure does not wait: what the page showed may be out of date, but its
 * reason comes first. The only way to change anything: what comes back over the live stream of a change made here is not read a second time.
 */
export function useChange<Input, Reply>(
  brings: readonly [LiveType, ...LiveType[]],
  change: (input: Input) => Promise<Reply>,
  onReply: (reply: Reply) => void = () => undefined,
) {
  const client = useQueryClient();
  const refresh = () => {
    const stale = brings.flatMap((type) => staleBy(type));
    for (const about of stale) markChanged(client, about);
    return readAnew(client, stale);
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
