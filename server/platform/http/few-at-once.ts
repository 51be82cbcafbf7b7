import { TooOften } from './errors.ts';

/**
 * Lets each account do something only `most` times at once, in this process; one more is a 429 that begins with `told`.
 *
 * Returns what does the work under this limit.
 */
export function fewAtOnce({ most, told }: { most: number; told: () => string }) {
  const running = new Map<string, number>();

  return async (account: string, work: () => Promise<void>): Promise<void> => {
    const count = running.get(account) ?? 0;
    if (count >= most) throw new TooOften(60, told());
    running.set(account, count + 1);
    try {
      await work();
    } finally {
      const left = (running.get(account) ?? 1) - 1;
      if (left > 0) running.set(account, left);
      else running.delete(account);
    }
  };
}
