/** Lets at most `places` tasks run at once; the others wait in the order they came. */
export function createTurns(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < places) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A waiting task takes this place over, so nobody who comes in between can take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
