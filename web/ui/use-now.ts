import { useEffect, useState } from 'react';

// How far the server's clock is ahead of this device's, in milliseconds. The page says when it was made; a phone whose clock is wrong would otherwise offer
// what the server refuses, or hide what it would take.
const madeAt = Number(document.getElementById('app')?.dataset.now);
const { responseStart = 0 } = (performance.getEntriesByType('navigation')[0] ?? {}) as Partial<PerformanceNavigationTiming>;
const ahead = madeAt ? madeAt - (performance.timeOrigin + responseStart) : 0;

const serverNow = () => new Date(Date.now() + ahead);

/** The time by the server's clock, updated every 30 seconds: what a page allows from a moment on becomes possible without a reload. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
