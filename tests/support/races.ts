import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { Database, Tx } from '../../server/platform/data/database.ts';
import { type EventType, events } from '../../shared/events.ts';
import { eventsAbout } from './deal.ts';
import { atTheLock } from './locks.ts';
import { forgetCounts } from './rate-limits.ts';

interface Reply {
  statusCode: number;
}
/** The status codes of two calls, in the order in which they are named. */
type Codes = [number, number];

/** Two calls that meet, made anew each time. */
export interface Meeting {
  /** A row that both wait for, by which their order is decided. */
  lock: (tx: Tx) => Promise<unknown>;
  calls: [() => PromiseLike<Reply>, () => PromiseLike<Reply>];
  /** What has to be true after them, whoever was first. */
  after: (codes: Codes) => Promise<unknown>;
}

/** What may come of a race, by reasoning: of two at the lock both have read before what they read before it. */
export interface Outcomes {
  /** The first is answered before the second is sent, and the other way round. */
  first: Codes;
  second: Codes;
  /** Both wait for the lock, and get it in this order; the same as above when it isn't said. Several, when something else is left open. */
  firstAtLock?: Codes[];
  secondAtLock?: Codes[];
  /** What only chance brings about: one call comes between two steps of the other that no lock parts. */
  between?: Codes[];
}

/** How often chance is tried. More with RACES=50 in the environment. */
export const chances = Number(process.env.RACES ?? 2);

const codesOf = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode) as Codes;
const reversed = <T>([one, other]: [T, T]): [T, T] => [other, one];

async function inTurn([first, second]: Meeting['calls']): Promise<Codes> {
  const reply = await first();
  return codesOf([reply, await second()]);
}

/** Tests of two calls that meet: in both orders one after the other, in both orders at the lock, and several times as chance will have it. */
export function race(name: string, db: Database, make: () => Promise<Meeting>, outcomes: Outcomes): void {
  const { first, second, firstAtLock = [first], secondAtLock = [second], between = [] } = outcomes;
  const ways: [string, Codes[], (meeting: Meeting) => Promise<Codes>][] = [
    ['one after the other', [first], ({ calls }) => inTurn(calls)],
    ['the other before', [second], async ({ calls }) => reversed(await inTurn(reversed(calls)))],
    ['at the lock', firstAtLock, async ({ lock, calls }) => codesOf(await atTheLock(db, lock, calls))],
    [
      'at the lock, the other before',
      secondAtLock,
      async ({ lock, calls }) => reversed(codesOf(await atTheLock(db, lock, reversed(calls)))),
    ],
    ...Array.from({ length: chances }, (_, round): (typeof ways)[number] => [
      `by chance, ${round + 1}`,
      [first, second, ...firstAtLock, ...secondAtLock, ...between],
      async ({ calls }) => codesOf(await Promise.all(calls.map((call) => call()))),
    ]),
  ];
  it.each(ways)(`${name}: %s`, async (_way, allowed, meet) => {
    await forgetCounts(db);
    const meeting = await make();
    const codes = await meet(meeting);
    expect(allowed).toContainEqual(codes);
    await meeting.after(codes);
  });
}

type Call = () => PromiseLike<LightMyRequestResponse>;

/** Ways for calls of whom it doesn't matter which is first: all at the lock together, and, as chance will have it, sent in the same tick on separate connections. */
export function waysAtOnce(db: Database): [string, (lock: Meeting['lock'], calls: Call[]) => Promise<LightMyRequestResponse[]>][] {
  return [
    ['at the lock', (lock, calls) => atTheLock(db, lock, calls)],
    ...Array.from({ length: chances }, (_, round): ReturnType<typeof waysAtOnce>[number] => [
      `by chance, ${round + 1}`,
      (_lock, calls) => Promise.all(calls.map((call) => call())),
    ]),
  ];
}

/** The status codes of calls of whom it doesn't matter which is first. */
export const sortedCodes = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode).sort();

/** How many events of these types are recorded with this id. A handled one has exactly one job, a silent one none: the handlers are never half done. */
export async function countEvents(db: Database, types: string[], id: string): Promise<number> {
  const recorded = (await eventsAbout(db, id)).filter((event) => types.includes(event.type));
  const jobs = recorded.map((event) => [event.type, event.jobs]);
  expect(jobs).toEqual(recorded.map(({ type }) => [type, events[type as EventType].handling === 'handled' ? 1 : 0]));
  return recorded.length;
}
