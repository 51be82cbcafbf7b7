/** Work of many that shares few places, in turn: of many accounts, or networks, each by its key. */
export interface Turns {
  /**
   * Does the work when it is this key's turn. `size` is what it takes of the room.
   *
   * Throws when too many wait: of the key with the most waiting, the last is turned away; of keys with as many, of the one whose turn comes last.
   */
  take<Result>(key: string, size: number, work: () => Promise<Result>): Promise<Result>;
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
  key: string;
  size: number;
  begin: () => void;
  turnAway: () => void;
}

// How many turns are remembered: more than there are networks that ask again and again, few enough that nobody waits long for new ones without end.
const remembered = 1_000;

/**
 * Gives everyone their turns: first whoever has the least being done, then whoever had their last turn longest ago. Who had none of the last thousand comes
 * before who had one.
 *
 * So one who sends a hundred works, or a hundred who each send one after the other, keep somebody else's waiting no longer than what is being done already.
 */
export function takeTurns({ places, room, waiting: mostWaiting, full }: Bounds): Turns {
  const running = new Set<Work>();
  // In the order in which they came, as a Map keeps the order in which keys were added.
  const waiting = new Map<string, Work[]>();
  // Which turn each had last, the oldest first.
  const lastTurns = new Map<string, number>();
  let turn = 0;

  const sizeOf = (works: Iterable<Work>) => [...works].reduce((sum, { size }) => sum + size, 0);
  const waitingOf = (key: string) => waiting.get(key) ?? [];
  const runningOf = (key: string) => [...running].filter((work) => work.key === key).length;
  const lastTurnOf = (key: string) => Math.max(lastTurns.get(key) ?? 0, turn - remembered);

  /** Who waits, in the order of their turns. */
  function inTurn(): string[] {
    return [...waiting.keys()].sort((one, other) => runningOf(one) - runningOf(other) || lastTurnOf(one) - lastTurnOf(other));
  }

  function next(): Work | undefined {
    const [key = ''] = inTurn();
    return waitingOf(key)[0];
  }

  // Nobody overtakes the next one, though there may be room for something smaller: the largest would wait for ever.
  const hasRoomFor = ({ size }: Work) => running.size === 0 || (running.size < places && sizeOf(running) + size <= room);

  function put(key: string, works: Work[]): void {
    if (works.length > 0) waiting.set(key, works);
    else waiting.delete(key);
  }

  function rememberTurnOf(key: string): void {
    turn += 1;
    lastTurns.delete(key);
    lastTurns.set(key, turn);
    const [oldest = ''] = lastTurns.keys();
    if (lastTurns.size > remembered) lastTurns.delete(oldest);
  }

  function beginNext(): void {
    for (let work = next(); work && hasRoomFor(work); work = next()) {
      put(work.key, waitingOf(work.key).slice(1));
      running.add(work);
      rememberTurnOf(work.key);
      work.begin();
    }
  }

  function turnAwayOne(): void {
    const most = Math.max(...[...waiting.values()].map((works) => works.length));
    const key = inTurn().findLast((each) => waitingOf(each).length === most) ?? '';
    const works = waitingOf(key);
    put(key, works.slice(0, -1));
    works.at(-1)?.turnAway();
  }

  function end(work: Work): void {
    running.delete(work);
    beginNext();
  }

  /** Resolves when the work may begin. */
  function turnOf(key: string, size: number): Promise<Work> {
    return new Promise((resolve, reject) => {
      const work: Work = { key, size, begin: () => resolve(work), turnAway: () => reject(full()) };
      put(key, [...waitingOf(key), work]);
      beginNext();
      if ([...waiting.values()].flat().length > mostWaiting) turnAwayOne();
    });
  }

  return {
    async take(key, size, doWork) {
      const work = await turnOf(key, size);
      try {
        return await doWork();
      } finally {
        end(work);
      }
    },
  };
}
