/** Work of many accounts that shares few places, in turn. */
export interface Turns {
  /**
   * Does the work when it is this account's turn. `size` is what it takes of the room.
   *
   * Throws when too many wait: of the account with the most waiting, the last is turned away.
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
  /** What is told to who is turned away. */
  full: () => Error;
}

interface Work {
  account: string;
  size: number;
  begin: () => void;
  turnAway: () => void;
}

/**
 * Gives accounts their turns: first whoever has the least being done, then whoever has waited longest since their last turn.
 *
 * So an account that sends a hundred works keeps another's waiting no longer than what is being done already.
 */
export function takeTurns({ places, room, waiting: mostWaiting, full }: Bounds): Turns {
  const running = new Set<Work>();
  // In the order of the accounts' turns, as a Map keeps the order in which keys were added: who comes, and who had a turn, is last.
  const waiting = new Map<string, Work[]>();

  const sizeOf = (works: Iterable<Work>) => [...works].reduce((sum, { size }) => sum + size, 0);
  const waitingOf = (account: string) => waiting.get(account) ?? [];
  const runningOf = (account: string) => [...running].filter((work) => work.account === account).length;

  function next(): Work | undefined {
    const [account = ''] = [...waiting.keys()].sort((one, other) => runningOf(one) - runningOf(other));
    return waitingOf(account)[0];
  }

  // Nobody overtakes the next one, though there may be room for something smaller: the largest would wait for ever.
  const hasRoomFor = ({ size }: Work) => running.size === 0 || (running.size < places && sizeOf(running) + size <= room);

  function put(account: string, works: Work[]): void {
    if (works.length > 0) waiting.set(account, works);
    else waiting.delete(account);
  }

  function beginNext(): void {
    for (let work = next(); work && hasRoomFor(work); work = next()) {
      put(work.account, waitingOf(work.account).slice(1));
      running.add(work);
      work.begin();
    }
  }

  // Of those who have the same number waiting, whose turn is last: who came just now, or had a turn just now.
  function turnAwayOne(): void {
    const most = Math.max(...[...waiting.values()].map((works) => works.length));
    const [account, works] = [...waiting].findLast(([, { length }]) => length === most) ?? ['', []];
    put(account, works.slice(0, -1));
    works.at(-1)?.turnAway();
  }

  function end(work: Work): void {
    running.delete(work);
    const works = waitingOf(work.account);
    waiting.delete(work.account);
    put(work.account, works);
    beginNext();
  }

  /** Resolves when the work may begin. */
  function turnOf(account: string, size: number): Promise<Work> {
    return new Promise((resolve, reject) => {
      const work: Work = { account, size, begin: () => resolve(work), turnAway: () => reject(full()) };
      put(account, [...waitingOf(account), work]);
      beginNext();
      if ([...waiting.values()].flat().length > mostWaiting) turnAwayOne();
    });
  }

  return {
    async take(account, size, doWork) {
      const work = await turnOf(account, size);
      try {
        return await doWork();
      } finally {
        end(work);
      }
    },
  };
}
