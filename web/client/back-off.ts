/** Milliseconds to wait before each new attempt; the last value repeats (docs/domain/time.md, "Live stream"). */
export const backOff = [1_000, 2_000, 5_000, 10_000];

/** Milliseconds to wait after a failed attempt; `failures`: how many failed before it. */
export function waitAfter(failures: number, times = backOff): number {
  return times[Math.min(failures, times.length - 1)] ?? 0;
}

/** Waits these milliseconds, or until the network is back, or until nobody waits any more. */
export function waitOrOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal?.removeEventListener('abort', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    addEventListener('online', goOn);
    signal?.addEventListener('abort', goOn);
  });
}
