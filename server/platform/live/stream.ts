import { PassThrough } from 'node:stream';
import { type EventRow, events, type Topic } from '../../../shared/events.ts';
import type { Database } from '../data/database.ts';
import type { LiveHub } from './hub.ts';
import { fromCursor, isAfter, type Position, toCursor } from './position.ts';
import { type LoggedEvent, missed } from './tail.ts';

/** A client that lets this many bytes pile up is cut; its cursor brings it back to where it was. */
const mostWaiting = 256 * 1024;

/** Whose stream it is, and what they hear of. */
export interface Hearer {
  user_id: string;
  topics: Topic[];
}

/** One browser's stream of server-sent events. */
export interface LiveStream {
  /** What the reply sends. */
  body: PassThrough;
  heartbeat(): void;
  /** Ends it with `bye`: the browser reconnects at once with its cursor. */
  end(): void;
}

/**
 * An event as one account's browsers hear it: the fields that travel (shared/events.ts), and the tab in which the account itself did it. Who
 * did it is told to nobody. Null for what no browser may hear, and for an event of the log that this version of the program doesn't know.
 */
function toLiveEvent({ type, data, actor_id, tab }: LoggedEvent, userId: string): object | null {
  const row = (events as Record<string, EventRow>)[type];
  if (!row || row.travels === 'nothing') return null;
  const { travels } = row;
  const told = Object.fromEntries(Object.entries(data).filter(([field]) => field in travels));
  return { type, data: told, ...(actor_id === userId && tab !== null && { tab }) };
}

/**
 * Opens a stream of the events of the hearer's topics: first what was missed since `cursor`, then live ones; nothing lost, nothing twice.
 * Without a cursor it begins with `ready`; with one that can't be followed any more, with `reset`. Both carry the cursor to go on from.
 * Fails, leaving nothing behind, when the database isn't reached.
 */
export async function openStream(db: Database, hub: LiveHub, { user_id, topics }: Hearer, cursor: string | undefined): Promise<LiveStream> {
  const body = new PassThrough();
  let told: Position | null = null; // null until the catch-up is through
  let early: LoggedEvent[] = [];

  function write(position: Position, event: string, data: unknown): void {
    if (body.writableEnded || body.destroyed) return;
    const name = event === 'message' ? '' : `event: ${event}\n`;
    body.write(`id: ${toCursor(position)}\n${name}data: ${JSON.stringify(data)}\n\n`);
  }

  function tell(event: LoggedEvent): void {
    if (!told) early.push(event);
    else if (isAfter(event.position, told)) {
      told = event.position;
      const heard = toLiveEvent(event, user_id);
      if (heard) write(event.position, 'message', heard);
    }
  }

  function tellLive(event: LoggedEvent): void {
    tell(event);
    if (body.writableLength + body.readableLength > mostWaiting) body.destroy();
  }

  // Subscribed first, in the same breath as the position is read: the table has all up to it, the hub tells all after it.
  const start = hub.position();
  const unsubscribe = hub.subscribe(topics, tellLive);
  body.once('close', unsubscribe);
  try {
    const after = cursor === undefined ? null : fromCursor(cursor);
    const logged = after && (await missed(db, topics, after, start));
    if (logged) {
      body.write(': open\n\n'); // The headers leave with the first bytes.
      told = after;
      logged.forEach(tell);
    } else {
      told = start;
      write(start, cursor === undefined ? 'ready' : 'reset', {});
    }
    early.forEach(tell);
    early = [];
  } catch (error) {
    body.destroy();
    throw error;
  }

  return {
    body,
    heartbeat() {
      // All that the hub has told so far was for others or is written: the browser may go on from the hub's position.
      const now = hub.position();
      if (told && isAfter(now, told)) told = now;
      if (told) write(told, 'heartbeat', {});
    },
    end() {
      if (told) write(told, 'bye', {});
      body.end();
    },
  };
}
