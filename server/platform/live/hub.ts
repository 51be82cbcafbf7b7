import type { Topic } from '../../../shared/events.ts';
import type { Database } from '../data/database.ts';
import type { Log } from '../process/log.ts';
import { beginning, type Position } from './position.ts';
import { type Addressed, type LoggedEvent, lastPosition, readTail } from './tail.ts';
import type { Waker } from './waker.ts';

type Listener = (event: LoggedEvent) => void;

/** One per process: reads new events once and tells them to every stream whose topics they carry. */
export interface LiveHub {
  /** The last event told; everything up to it is in the table for good. */
  position(): Position;
  /** Hears every event of these topics after `position()`, each once, in commit order. Returns how to stop hearing. */
  subscribe(topics: Topic[], listener: Listener): () => void;
  stop(): Promise<void>;
}

interface HubDependencies {
  db: Database;
  log: Log;
  waker: Waker;
  /** How often to look without having been woken, in milliseconds. */
  pollMs?: number;
}

/** Opens the hub at the end of the events table. Fails when the database isn't reached. */
export async function openHub({ db, log, waker, pollMs = 5_000 }: HubDependencies): Promise<LiveHub> {
  const listeners = new Map<Topic, Set<Listener>>();
  let position = (await lastPosition(db)) ?? beginning;
  let reading = false;
  let wokenMeanwhile = false;
  let lastRead = Promise.resolve();
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  function tell(event: Addressed): void {
    // A dealer's own event carries two of its topics: a set, so that it is told once.
    const hearing = new Set(event.topics.flatMap((topic) => [...(listeners.get(topic) ?? [])]));
    for (const listener of hearing) listener(event);
  }

  async function read(): Promise<void> {
    reading = true;
    try {
      do {
        wokenMeanwhile = false;
        const { events, more } = await readTail(db, position);
        for (const event of events) {
          position = event.position;
          tell(event);
        }
        if (more && events.length > 0) wokenMeanwhile = true;
        else if (more) retry = setTimeout(wake, 50);
      } while (wokenMeanwhile && !stopped);
    } catch (error) {
      log.warn({ err: error }, 'live events could not be read; the next wake-up tries again');
    } finally {
      reading = false;
    }
  }

  function wake(): void {
    wokenMeanwhile = true;
    if (reading || stopped) return;
    clearTimeout(retry);
    lastRead = read();
  }

  const stopWaking = waker(wake);
  const poll = setInterval(wake, pollMs);

  return {
    position: () => position,
    subscribe(topics, listener) {
      for (const topic of topics) {
        const hearing = listeners.get(topic) ?? new Set();
        listeners.set(topic, hearing.add(listener));
      }
      return () => {
        for (const topic of topics) {
          const hearing = listeners.get(topic);
          hearing?.delete(listener);
          if (hearing?.size === 0) listeners.delete(topic);
        }
      };
    },
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
