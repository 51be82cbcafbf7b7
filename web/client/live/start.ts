import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '../../../shared/roles.ts';
import { followLive } from './follow.ts';
import { type Live, startLive } from './live.ts';
import { sayMessages } from './say-messages.ts';

interface Options {
  userId: string;
  role: Role;
  queryClient: QueryClient;
  /** Called when the session has ended; the stream does not reconnect. */
  onSignedOut: () => void;
  /** The cursor from before anything shown was read. */
  from: string | undefined;
}

/** Opens the stream of this account, keeps the cached reads up to date by it, and says when a message has come, until it is stopped. */
export function startFollowing({ userId, role, queryClient, onSignedOut, from }: Options): Live {
  const live = startLive({ userId, onSignedOut, from });
  const unfollow = followLive(queryClient, live, role);
  const stopSaying = sayMessages(queryClient, role);
  return {
    ...live,
    stop() {
      unfollow();
      stopSaying();
      live.stop();
    },
  };
}
