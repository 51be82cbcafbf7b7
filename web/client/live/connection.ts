import type { LiveEvent } from '../../../shared/events.ts';
import { maintenanceCode } from '../../../shared/site/maintenance.ts';
import { backOff, waitAfter } from '../back-off.ts';
import { maintenance } from '../maintenance.ts';
import { messagesOf } from './event-stream.ts';

/** `ended`: with the session; it does not come back. */
export type LiveState = 'connecting' | 'open' | 'lost' | 'ended';

/** What a connection reports; the leading tab passes it on to the other tabs. */
export type Signal =
  | { kind: 'state'; state: LiveState }
  | { kind: 'event'; cursor: string; event: LiveEvent }
  /** Events before this cursor may have been missed: read everything again. */
  | { kind: 'reset'; cursor: string }
  | { kind: 'heartbeat'; cursor: string }
  /** The session has ended. */
  | { kind: 'signed-out' };

export interface Timing {
  /** Milliseconds to wait before each attempt; the last value repeats. */
  backOff: number[];
  /** The connection counts as lost after this many milliseconds without data. */
  silence: number;
}

/** Heartbeats come every 25 seconds: after two missing ones the connection counts as lost (docs/domain/time.md, "Live stream"). */
export const timing: Timing = { backOff, silence: 60_000 };

export interface Connection {
  /** Call when the network or the tab is back: retries at once, and drops a connection that was silent for too long. */
  retryNow(): void;
  close(): void;
}

/** Whether the last data is too old. If the clock was set back meanwhile its age is unknown and counts as too old. */
export function isSilent(lastHeard: number, { silence }: Timing): boolean {
  return Math.abs(Date.now() - lastHeard) > silence;
}

/** Keeps one stream open, from the cursor that `cursor()` gives at each attempt, until it is closed or the session ends. */
export function connect(url: string, cursor: () => string | null, onSignal: (signal: Signal) => void, timing: Timing): Connection {
  const { silence } = timing;
  let abort = new AbortController();
  let closed = false;
  let failures = 0;
  let lastHeard = Date.now();
  let endWait: (() => void) | null = null;

  /** One connection, from its request to its end. Returns how it ended; throws when the connection was lost. */
  async function follow(): Promise<'bye' | 'signed-out'> {
    abort = new AbortController();
    const { signal } = abort;
    const lose = () => abort.abort();
    let silent = setTimeout(lose, silence);
    const heard = () => {
      lastHeard = Date.now();
      clearTimeout(silent);
      silent = setTimeout(lose, silence);
    };
    try {
      const from = cursor();
      const reply = await fetch(from ? `${url}?cursor=${encodeURIComponent(from)}` : url, {
        signal,
        cache: 'no-store',
        headers: { accept: 'text/event-stream' },
      });
      if (reply.status === 401) return 'signed-out';
      if (reply.status === 503 && (await reply.text()).includes(`"${maintenanceCode}"`)) void maintenance.wait();
      if (!reply.ok || !reply.body) throw new Error(`The live stream answered ${reply.status}`);
      if (!closed) onSignal({ kind: 'state', state: 'open' });
      for await (const message of messagesOf(reply.body, heard)) {
        if (message.event === 'bye') return 'bye';
        hear(message.event, message.id, message.data);
      }
      throw new Error('The live stream ended without a word');
    } finally {
      clearTimeout(silent);
      abort.abort();
    }
  }

  function hear(name: string, cursor: string, data: string): void {
    if (closed) return;
    if (name === 'heartbeat') {
      failures = 0; // Not on opening: a server that closes every connection at once must not reset the delay.
      onSignal({ kind: 'heartbeat', cursor });
    } else if (name === 'message') onSignal({ kind: 'event', cursor, event: JSON.parse(data) as LiveEvent });
    else onSignal({ kind: 'reset', cursor });
  }

  async function run(): Promise<void> {
    while (!closed) {
      const began = Date.now();
      // Whatever the cause, reconnect from the cursor.
      const ended = await follow().catch(() => 'lost' as const);
      if (closed) return;
      if (ended === 'signed-out') {
        closed = true;
        onSignal({ kind: 'signed-out' });
        return;
      }
      onSignal({ kind: 'state', state: 'lost' });
      const wait = waitAfter(failures, timing.backOff);
      // A server that shuts down says goodbye; another one may be ready, so reconnect at once. Wait if the connection was closed right after it opened.
      if (ended === 'bye' && Date.now() - began > wait) continue;
      failures += 1;
      await pause(wait);
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      endWait = resolve;
      setTimeout(resolve, milliseconds);
    });
    endWait = null;
  }

  void run();
  return {
    retryNow() {
      if (endWait) endWait();
      else if (isSilent(lastHeard, timing)) abort.abort();
    },
    close() {
      closed = true;
      abort.abort();
      endWait?.();
    },
  };
}
