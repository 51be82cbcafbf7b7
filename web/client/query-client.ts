import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';

/** The browser's copy of what the server said. Live events mark parts of it stale; a refusal is an answer and is not asked for again. */
export const queryClient = new QueryClient({
  // `always`: without a connection a call fails and says so. One that waits in silence would be sent later, when nobody expects it.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (count, error) => !(error instanceof ApiError) && navigator.onLine && count < 3,
      retryDelay: (attempt) => [1000, 2000, 5000][attempt] ?? 10_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
