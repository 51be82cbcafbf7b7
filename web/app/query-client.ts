import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** The browser's copy of what the server said. Live events mark parts of it stale; a refusal is an answer and is not asked for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => !(error instanceof ApiError) && count < 3,
      retryDelay: (attempt) => [1000, 2000, 5000][attempt] ?? 10_000,
    },
    mutations: { retry: false },
  },
});
