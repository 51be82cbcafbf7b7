import { paths } from '../../../shared/addresses/paths.ts';
import type { LiveEvent } from '../../../shared/events.ts';
import { type Connection, connect, isSilent, type LiveState, type Signal, type Timing, timing } from './connection.ts';
import { stand } from './leadership.ts';

export type { LiveState } from './connection.ts';

/** Messages between the tabs of a browser: what the leader received, and a new tab's question for the current state. */
type Word = { from: 'leader'; signal: Signal; state: LiveState } | { from: 'newcomer' };

export interface Live {
  state(): LiveState;
  /** Subscribes to changes of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Subscribes to events; each is delivered once. Returns a function that unsubscribes. */
  subscribeLive(listener: (event: LiveEvent) => void): () => void;
  /** Subscribes to resets: events may have been missed, so everything shown must be read again. Returns a function that unsubscribes. */
  onReset(listener: () => void): () => void;
  stop(): void;
}

interface Options {
  /** The account whose events these are. Another account in another tab has its own stream. */
  userId: string;
  /** Called when the session has ended; the stream does not reconnect. */
  onSignedOut: () => void;
  /** The cursor from before anything shown was read. Without it everything is read again when the stream opens. */
  from?: string | undefined;
  url?: string;
  timing?: Timing;
  /** Calls back when the network or the tab is back. Returns a function that stops it. */
  comingBack?: (back: () => void) => () => void;
}

function whenBack(back: () => void): () => void {
  const visible = () => document.visibilityState === 'visible' && back();
  window.addEventListener('online', back);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', back);
    document.removeEventListener('visibilitychange', visible);
  };
}

/**
 * Follows live events. One tab of the browser (the leader) holds the stream and passes events to the others, because browsers
 * allow only six connections to a host. Without a starting cursor (`from`) it begins with a reset: pages read before the stream
 * opened may have missed events.
 */
export function startLive({ userId, onSignedOut, from, url = paths.live, timing: times = timing, comingBack = whenBack }: Options): Live {
  const name = `live:${userId}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: LiveEvent) => void>();
  const resetListeners = new Set<() => void>();
  const told = new Set<string>(); // Cursors delivered since the last heartbeat: after a change of leader some events arrive twice.
  let state: LiveState = 'connecting';
  let cursor: string | null = from ?? null;
  let connection: Connection | null = null;
  let lastHeard = Date.now();
  let stopped = false;

  function setState(next: LiveState): void {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  }

  function hear(signal: Signal): void {
    lastHeard = Date.now();
    if (signal.kind === 'state') {
      setState(signal.state);
      return;
    }
    if (signal.kind === 'signed-out') {
      setState('ended');
      stop();
      onSignedOut();
      return;
    }
    cursor = signal.cursor;
    if (signal.kind !== 'event') told.clear();
    if (signal.kind === 'reset') for (const listener of resetListeners) listener();
    if (signal.kind === 'event' && !told.has(signal.cursor)) {
      told.add(signal.cursor);
      for (const listener of eventListeners) listener(signal.event);
    }
  }

  const say = (word: Word) => channel?.postMessage(word);

  const leadership = stand(name, () => {
    connection = connect(
      url,
      () => cursor,
      (signal) => {
        hear(signal);
        if (signal.kind === 'signed-out' || !stopped) say({ from: 'leader', signal, state });
      },
      times,
    );
    return {
      stop() {
        connection?.close();
        connection = null;
      },
    };
  });

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (stopped) return;
    if (data.from === 'newcomer') {
      if (leadership.isLeader()) say({ from: 'leader', signal: cursor ? { kind: 'heartbeat', cursor } : { kind: 'state', state }, state });
    } else if (!leadership.isLeader()) {
      setState(data.state);
      hear(data.signal);
    }
  });
  say({ from: 'newcomer' });

  const isLeaderGone = () => !leadership.isLeader() && isSilent(lastHeard, times);
  const stopComingBack = comingBack(() => {
    connection?.retryNow();
    if (isLeaderGone()) leadership.takeOver();
  });
  const watch = setInterval(() => {
    if (!isLeaderGone()) return;
    setState('lost');
    leadership.takeOver();
  }, times.silence);

  function stop(): void {
    if (stopped) return;
    stopped = true;
    clearInterval(watch);
    stopComingBack();
    leadership.resign();
    // Closing the channel at once would lose a message sent just before.
    setTimeout(() => channel?.close());
  }

  const subscribeTo =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  return {
    state: () => state,
    subscribe: subscribeTo(stateListeners),
    subscribeLive: subscribeTo(eventListeners),
    onReset: subscribeTo(resetListeners),
    stop,
  };
}
