/** Work of many accounts that shares few places, in turn. */
export interface Turns {
  /**
   * Does the work when it is this account's turn. `size` is what it takes of the room.
   *
   * Throws when too many wait already.
   */
  take<Result>(account: string, size: number, work: () => Promise<Result>): Promise<Result>;
}

interface Bounds {
  /** How many works are done at once. */
  places: number;
  /** How much they may take together; a larger one is done alone. */
  room: number;
  /** How many may wait. */
  waiting: number;
  /** What one more is told. */
  full: () => Error;
}

interface Work {
  account: string;
  size: number;
  begin: () => void;
}

/**
 * Gives accounts their turns: first whoever has the least being done, among those whoever waited longest since their last turn.
 *
 * So an account that sends a hundred works keeps another's waiting no longer than what is being done already.
 */
export function takeTurns({ places, room, waiting: mostWaiting, full }: Bounds): Turns {
  const running = new Set<Work>();
  // By account; in the order of their turns, as a Map keeps the order in which keys were added.
  const waiting = new Map<string, Work[]>();

  const sizeOf = (works: Iterable<Work>) => [...works].reduce((sum, { size }) => sum + size, 0);
  const runningOf = (account: string) => [...running].filter((work) => work.account === account).length;

  function next(): Work | undefined {
    const [account = ''] = [...waiting.keys()].sort((one, other) => runningOf(one) - runningOf(other));
    return waiting.get(account)?.[0];
  }

  // Nobody overtakes the next one, though there may be room for something smaller: the largest would wait for ever.
  const hasRoomFor = ({ size }: Work) => running.size === 0 || (running.size < places && sizeOf(running) + size <= room);

  function beginNext(): void {
    for (let work = next(); work && hasRoomFor(work); work = next()) {
      const [, ...others] = waiting.get(work.account) ?? [];
      waiting.delete(work.account);
      if (others.length > 0) waiting.set(work.account, others);
      running.add(work);
      work.begin();
    }
  }

  /** Resolves when the work may begin. */
  function turnOf(account: string, size: number): Promise<Work> {
    return new Promise((resolve) => {
      const work: Work = { account, size, begin: () => resolve(work) };
      waiting.set(account, [...(waiting.get(account) ?? []), work]);
      beginNext();
    });
  }

  return {
    async take(account, size, doWork) {
      if ([...waiting.values()].flat().length >= mostWaiting) throw full();
      const work = await turnOf(account, size);
      try {
        return await doWork();
      } finally {
        running.delete(work);
        beginNext();
      }
    },
  };
}
