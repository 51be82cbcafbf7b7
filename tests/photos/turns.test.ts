import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from '../../server/platform/process/turns.ts';

/** Turns at works that end when they are told to; says which are being done, in the order in which they began. */
function turnsAt(bounds: { places: number; room: number; waiting: number }) {
  const turns = takeTurns({ ...bounds, full: () => new Error('full') });
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    ends.delete(name);
    await tick();
  }
  return {
    begun,
    doing: () => [...ends.keys()],
    /** Asks for a work: its name begins with its account. */
    ask: (name: string, size = 1) =>
      turns.take(name.slice(0, 1), size, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end,
    async endAll(): Promise<void> {
      for (let [first] = ends.keys(); first; [first] = ends.keys()) await end(first);
    },
  };
}

const names = (account: string, count: number) => Array.from({ length: count }, (_, index) => `${account}${index + 1}`);

test('who comes while others flood is next, and accounts take turns', async () => {
  const { ask, end, endAll, begun } = turnsAt({ places: 1, room: 10, waiting: 100 });
  for (const name of [...names('a', 5), ...names('b', 3)]) void ask(name);
  await tick();
  await end('a1');
  for (const name of names('c', 2)) void ask(name);
  await endAll();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'a4', 'a5']);
});

test('who comes again and again with one work waits for who comes for the first time, not the other way round', async () => {
  const { ask, end, begun } = turnsAt({ places: 1, room: 1, waiting: 3 });
  const loops = ['a1', 'b1', 'c1', 'd1'].map((name) => ask(name));
  await tick();
  await end('a1');
  // All places to wait are taken again: by the one who had a turn just now.
  const again = ask('a2');
  const first = ask('e1');
  await expect(again).rejects.toThrow('full');
  for (const name of ['b1', 'c1', 'd1', 'e1']) await end(name);
  await Promise.all([...loops, first]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
  // Who has had no turn since then comes before who has.
  const later = ['x1', 'e2', 'd2', 'f1'].map((name) => ask(name));
  await tick();
  for (const name of ['x1', 'f1', 'd2', 'e2']) await end(name);
  await Promise.all(later);
  expect(begun.slice(5)).toEqual(['x1', 'f1', 'd2', 'e2']);
});

test('new ones without end overtake nobody for more than a thousand turns', async () => {
  const begun: string[] = [];
  const turns = takeTurns({ places: 1, room: 1, waiting: 10, full: () => new Error('full') });
  const take = (key: string) => turns.take(key, 1, async () => void begun.push(key));
  await take('old');
  let last = take('new 0');
  const old = take('old');
  for (let n = 1; n <= 1_200; n += 1) {
    const next = take(`new ${n}`);
    await last;
    last = next;
  }
  await Promise.all([last, old]);
  expect(begun.lastIndexOf('old')).toBeGreaterThan(900);
  expect(begun.lastIndexOf('old')).toBeLessThan(1_010);
});

test('a large one waits for one of the flood, not for two', async () => {
  const { ask, end, doing } = turnsAt({ places: 2, room: 64, waiting: 100 });
  for (const name of names('a', 10)) void ask(name, 49);
  void ask('b1', 49);
  await tick();
  expect(doing()).toEqual(['a1']);
  await end('a1');
  expect(doing()).toEqual(['b1']);
});

test('who sends one after the other does not keep a flood out for ever', async () => {
  const { ask, end, doing } = turnsAt({ places: 1, room: 10, waiting: 100 });
  void ask('b1');
  for (const name of ['a1', 'a2', 'c1']) void ask(name);
  await tick();
  await end('b1');
  void ask('b2');
  expect(doing()).toEqual(['a1']);
  await end('a1');
  await end('c1');
  void ask('c2');
  await end('b2');
  expect(doing()).toEqual(['a2']);
});

test('a free place goes to the account that has the least in hand', async () => {
  const { ask, end, begun } = turnsAt({ places: 2, room: 10, waiting: 100 });
  for (const name of names('a', 4)) void ask(name);
  void ask('b1');
  void ask('b2');
  await tick();
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(begun.slice(2)).toEqual(['b1', 'a3']);
});

test('what is done at once never exceeds the room; what exceeds it alone is done alone', async () => {
  const { ask, end, doing } = turnsAt({ places: 4, room: 10, waiting: 100 });
  for (const [name, size] of Object.entries({ a1: 6, b1: 4, c1: 1, d1: 50, e1: 2 })) void ask(name, size);
  await tick();
  expect(doing()).toEqual(['a1', 'b1']);
  await end('a1');
  expect(doing()).toEqual(['b1', 'c1']);
  // e1 would fit: it must not overtake, or the large one would wait for ever.
  await end('b1');
  expect(doing()).toEqual(['c1']);
  await end('c1');
  expect(doing()).toEqual(['d1']);
  await end('d1');
  expect(doing()).toEqual(['e1']);
});

test('another account’s small one is let in beside a large one of a flood', async () => {
  const { ask, doing } = turnsAt({ places: 2, room: 64, waiting: 100 });
  for (const name of names('a', 10)) void ask(name, 49);
  await tick();
  expect(doing()).toEqual(['a1']);
  void ask('b1', 12);
  await tick();
  expect(doing()).toEqual(['a1', 'b1']);
});

test('no more than so many wait; a failed work gives its place back', async () => {
  const turns = takeTurns({ places: 1, room: 1, waiting: 2, full: () => new Error('full') });
  const failing = turns.take('a', 1, async () => {
    await tick();
    throw new Error('its own');
  });
  const waiting = [turns.take('b', 1, async () => 'b'), turns.take('c', 1, async () => 'c')];
  await expect(turns.take('d', 1, async () => 'd')).rejects.toThrow('full');
  await expect(failing).rejects.toThrow('its own');
  expect(await Promise.all(waiting)).toEqual(['b', 'c']);
  expect(await turns.take('d', 1, async () => 'd')).toBe('d');
});

test('when too many wait, the last of the account with the most waiting is turned away, not who comes', async () => {
  const { ask, endAll, begun } = turnsAt({ places: 1, room: 1, waiting: 3 });
  const flood = names('a', 4).map((name) => ask(name));
  const others = ['b1', 'c1'].map((name) => ask(name));
  await expect(flood[3]).rejects.toThrow('full');
  await expect(flood[2]).rejects.toThrow('full');
  // One each, and one more: the account that has its turn now would come last.
  const newest = ask('d1');
  await expect(flood[1]).rejects.toThrow('full');
  await endAll();
  await Promise.all([flood[0], ...others, newest]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
});
