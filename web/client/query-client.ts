import { QueryClient } from '@tanstack/react-query';
import { waitAfter } from './back-off.ts';
import { ApiError } from './call.ts';

/** The cache of reads. Live events mark parts of it stale. A refusal is a final answer and is not retried. */
export const queryClient = new QueryClient({
  // `always`: without a connection a call fails with an error. The default would hold it back silently and send it later, when the user no longer expects it.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      // Nobody has to try again what failed without a connection. The rest is brought up to date by the live events.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      retry: (count, error) => !(error instanceof ApiError) && navigator.onLine && count < 3,
      retryDelay: (attempt) => waitAfter(attempt),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
