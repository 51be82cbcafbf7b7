import pg from 'pg';
import type { Log } from '../process/log.ts';

/**
 * Calls `wake` when there may be new events, with the type of one that was just committed, or without when it may be of any; returns the function that
 * stops it. The hub also polls, so a lost wake-up only delays an event.
 */
export type Waker = (wake: (type?: string) => void) => () => Promise<void>;

/** Wakes on PostgreSQL's NOTIFY, over a connection of its own that reconnects when it is lost. */
export function wakeByNotify(databaseUrl: string, log: Log, backOff = [1_000, 2_000, 5_000, 10_000]): Waker {
  return (wake) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | undefined;
    let failures = 0;
    let stopped = false;

    async function listen(): Promise<void> {
      const mine = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'tafutagari live' });
      client = mine;
      mine.on('error', (error) => log.warn({ err: error }, 'the connection for live events was lost'));
      mine.on('notification', ({ payload }) => wake(payload || undefined));
      mine.once('end', listenAgain);
      try {
        await mine.connect();
        await mine.query('listen live');
        failures = 0;
        wake(); // For notifications missed while not connected.
      } catch (error) {
        if (!stopped) log.warn({ err: error }, 'no connection for live events');
        await mine.end();
      }
    }

    function listenAgain(): void {
      if (stopped) return;
      timer = setTimeout(listen, backOff[Math.min(failures, backOff.length - 1)]);
      failures += 1;
    }

    void listen();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    };
  };
}
