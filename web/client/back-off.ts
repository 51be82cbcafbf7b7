/** Milliseconds to wait before each new attempt; the last value repeats (docs/domain/time.md, "Live stream"). */
export const backOff = [1_000, 2_000, 5_000, 10_000];

/** Milliseconds to wait after a failed attempt; `failures`: how many failed before it. */
export function waitAfter(failures: number, times = backOff): number {
  return times[Math.min(failures, times.length - 1)] ?? 0;
}
