import { PassThrough } from 'node:stream';
import { type EventRow, events, type Topic } from '../../../shared/events.ts';
import type { Database } from '../data/database.ts';
import type { LiveHub } from './hub.ts';
import { isAfter, type Position } from './position.ts';
import { type LoggedEvent, readMissed } from './tail.ts';

/** In bytes. A client with more unread data is disconnected; it reconnects with its cursor and misses nothing. */
const mostWaiting = 256 * 1024;

/** The account of a stream, and its topics. */
export interface Subscriber {
  user_id: string;
  topics: Topic[];
}

/** One browser's stream of server-sent events. */
export interface LiveStream {
  /** The body of the HTTP reply. */
  body: PassThrough;
  heartbeat(): void;
  /** Ends it with `bye`: the browser reconnects at once with its cursor. */
  end(): void;
}

/**
 * An event as one account's browsers receive it: the fields in `travels` (shared/events.ts), and the tab if this account caused it; never who
 * caused it. Null for an event that no browser receives, and for a type that this version of the program doesn't know.
 */
function toLiveEvent({ type, data, actor_id, tab }: LoggedEvent, userId: string): object | null {
  const row = (events as Record<string, EventRow>)[type];
  if (!row || row.travels === 'nothing') return null;
  const { travels } = row;
  const fields = Object.fromEntries(Object.entries(data).filter(([field]) => field in travels));
  return { type, data: fields, ...(actor_id === userId && tab !== null && { tab }) };
}

/**
 * Opens a stream of the events of the subscriber's topics: first those missed since `cursor`, then live ones; none lost, none twice.
 * Without a cursor it begins with `ready`; with one that is too old, or none that this account was given, with `reset`. Both carry the cursor to continue from.
 * Fails, and unsubscribes, when the database can't be reached.
 */
export async function openStream(
  db: Database,
  hub: LiveHub,
  { user_id, topics }: Subscriber,
  cursor: string | undefined,
): Promise<LiveStream> {
  const body = new PassThrough();
  let sentUpTo: Position | null = null; // Null until the missed events are written.
  let early: LoggedEvent[] = [];

  function write(position: Position, event: string, data: unknown): void {
    if (body.writableEnded || body.destroyed) return;
    const name = event === 'message' ? '' : `event: ${event}\n`;
    body.write(`id: ${hub.cursors.of(user_id, position)}\n${name}data: ${JSON.stringify(data)}\n\n`);
  }

  function send(event: LoggedEvent): void {
    if (!sentUpTo) early.push(event);
    else if (isAfter(event.position, sentUpTo)) {
      sentUpTo = event.position;
      const liveEvent = toLiveEvent(event, user_id);
      if (liveEvent) write(event.position, 'message', liveEvent);
    }
  }

  function sendLive(event: LoggedEvent): void {
    send(event);
    if (body.writableLength + body.readableLength > mostWaiting) body.destroy();
  }

  // Read the position and subscribe without an await between, or an event is lost: the table has all events up to it, the hub passes on all later ones.
  const start = hub.position();
  const unsubscribe = hub.subscribe(topics, sendLive);
  body.once('close', unsubscribe);
  try {
    const after = cursor === undefined ? null : hub.cursors.read(user_id, cursor);
    const logged = after && (await readMissed(db, topics, after, start));
    if (logged) {
      body.write(': open\n\n'); // Sends the headers at once.
      sentUpTo = after;
      logged.forEach(send);
    } else {
      sentUpTo = start;
      write(start, cursor === undefined ? 'ready' : 'reset', {});
    }
    early.forEach(send);
    early = [];
  } catch (error) {
    body.destroy();
    throw error;
  }

  return {
    body,
    heartbeat() {
      // Every event up to the hub's position is written or was for others, so the browser can continue from there.
      const now = hub.position();
      if (sentUpTo && isAfter(now, sentUpTo)) sentUpTo = now;
      if (sentUpTo) write(sentUpTo, 'heartbeat', {});
    },
    end() {
      if (sentUpTo) write(sentUpTo, 'bye', {});
      body.end();
    },
  };
}
