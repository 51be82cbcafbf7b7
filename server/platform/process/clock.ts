import { performance } from 'node:perf_hooks';

// In milliseconds. What is less, clocks are set by all the time, little by little.
const noticeable = 30_000;

/** Tells, each time it is asked, by how many milliseconds this machine's clock was set since the last time: 0 if by less than 30 seconds. */
export function clockSet(now = () => Date.now(), steady = () => performance.now()): () => number {
  const difference = () => now() - steady();
  let before = difference();
  return () => {
    const by = difference() - before;
    if (Math.abs(by) < noticeable) return 0;
    before += by;
    return by;
  };
}
