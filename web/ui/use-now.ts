import { useEffect, useState } from 'react';

/** The time, moving on every half minute: what a page allows from a moment on becomes possible without a reload. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
