import { vi } from 'vitest';

/** What this gives, once it doesn't throw: what comes late on a busy machine comes all the same, and a second is Vitest's own patience. */
export const soon = <T>(find: () => T | Promise<T>): Promise<T> => vi.waitFor(find, { timeout: 60_000, interval: 5 });
