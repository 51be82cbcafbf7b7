import { useEffect, useState } from 'react';

// How far the server's clock is ahead of this device's, in milliseconds. The page contains the time it was rendered. Without this a phone with a wrong clock
// would offer what the server refuses, or hide what it would accept.
const madeAt = Number(document.getElementById('app')?.dataset.now);
const { responseStart = 0 } = (performance.getEntriesByType('navigation')[0] ?? {}) as Partial<PerformanceNavigationTiming>;
const ahead = madeAt ? madeAt - (performance.timeOrigin + responseStart) : 0;

const serverNow = () => new Date(Date.now() + ahead);

/** The time by the server's clock, updated every 30 seconds, so that buttons which depend on the time are enabled without a reload. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
