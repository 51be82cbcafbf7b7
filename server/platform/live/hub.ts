import type { EventType, Topic } from '../../../shared/events.ts';
import type { Database } from '../data/database.ts';
import type { Log } from '../process/log.ts';
import { type Cursors, openCursors } from './cursors.ts';
import { beginning, type Position } from './position.ts';
import { type EventWithTopics, type LoggedEvent, lastPosition, readTail, waitedSince } from './tail.ts';
import type { Waker } from './waker.ts';

type Listener = (event: LoggedEvent) => void;

/** One per process: reads each new event once and passes it to every stream that subscribed to one of its topics. */
export interface LiveHub {
  /** The position of the last event passed on; no event can still be committed before it. */
  position(): Position;
  cursors: Cursors;
  /** Calls the listener with every event of these topics after `position()`, each once, in commit order. Returns the function that unsubscribes. */
  subscribe(topics: Topic[], listener: Listener): () => void;
  /**
   * Calls the listener once an event of these types is committed on any server, at once and before its data can be read in order; and whenever one may have been
   * missed: when the connection that hears of them is back, and at each poll. For what is remembered of their rows.
   */
  watch(types: EventType[], listener: () => void): void;
  /** How many streams listen, of this server. */
  connected(): number;
  /** For how many seconds the oldest event that was not passed on yet has waited; 0 when none waits. */
  lag(): Promise<number>;
  stop(): Promise<void>;
}

interface HubDependencies {
  db: Database;
  log: Log;
  waker: Waker;
  /** Milliseconds between reads without a wake-up. */
  pollMs?: number;
}

/** Starts the hub at the end of the events table. Fails when the database can't be reached. */
export async function openHub({ db, log, waker, pollMs = 5_000 }: HubDependencies): Promise<LiveHub> {
  const cursors = await openCursors(db);
  const listeners = new Map<Topic, Set<Listener>>();
  const watchers: { types: readonly string[]; listener: () => void }[] = [];
  let position = (await lastPosition(db)) ?? beginning;
  let reading = false;
  let wokenMeanwhile = false;
  let lastRead = Promise.resolve();
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function deliver(event: EventWithTopics): void {
    // A set, because one listener may have subscribed to several topics of the event (a dealer: 'dealers' and their own).
    const subscribed = new Set(event.topics.flatMap((topic) => [...(listeners.get(topic) ?? [])]));
    for (const listener of subscribed) listener(event);
  }

  async function read(): Promise<void> {
    reading = true;
    try {
      do {
        wokenMeanwhile = false;
        const { events, more } = await readTail(db, position);
        for (const event of events) {
          position = event.position;
          deliver(event);
        }
        if (more && events.length > 0) wokenMeanwhile = true;
        else if (more) retry = setTimeout(() => wake(), 50);
      } while (wokenMeanwhile && !stopped);
    } catch (error) {
      log.warn({ err: error }, 'live events could not be read; the next wake-up tries again');
    } finally {
      reading = false;
    }
  }

  function wake(type?: string): void {
    for (const { types, listener } of watchers) if (!type || types.includes(type)) listener();
    wokenMeanwhile = true;
    if (reading || stopped) return;
    clearTimeout(retry);
    lastRead = read();
  }

  const stopWaking = waker(wake);
  const poll = setInterval(() => wake(), pollMs);

  return {
    position: () => position,
    cursors,
    connected: () => ['market', 'admin'].reduce((sum, topic) => sum + (listeners.get(topic as Topic)?.size ?? 0), 0),
    lag: () => waitedSince(db, position),
    subscribe(topics, listener) {
      for (const topic of topics) {
        const subscribed = listeners.get(topic) ?? new Set();
        listeners.set(topic, subscribed.add(listener));
      }
      return () => {
        for (const topic of topics) {
          const subscribed = listeners.get(topic);
          subscribed?.delete(listener);
          if (subscribed?.size === 0) listeners.delete(topic);
        }
      };
    },
    watch: (types, listener) => void watchers.push({ types, listener }),
    async stop() {
      stopped = true;
      clearInterval(poll);
      clearTimeout(retry);
      await stopWaking();
      await lastRead;
      clearTimeout(retry);
    },
  };
}
