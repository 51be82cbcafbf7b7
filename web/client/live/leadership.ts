/** What a tab does while it is the one that holds the browser's stream; `stop` ends it. */
type Lead = () => { stop: () => void };

export interface Leadership {
  isLeader(): boolean;
  /** Takes the lead from a tab that fell silent: the browser may have frozen it. */
  takeOver(): void;
  resign(): void;
}

/** Waits until no other tab of this browser leads, then leads; again, should another tab take over. Old browsers without Web Locks: every tab leads. */
export function stand(name: string, lead: Lead): Leadership {
  let leading: ReturnType<Lead> | null = null;
  let resigned = false;
  let leave = (): void => undefined;

  const begin = (): void => {
    leading = lead();
  };
  const cease = (): void => {
    leading?.stop();
    leading = null;
  };

  /** Asks for the lock, and holds it until `leave` is called or another tab steals it. */
  async function campaign(steal: boolean): Promise<void> {
    const given = new AbortController();
    leave = () => given.abort();
    const hold = () =>
      new Promise<void>((resolve) => {
        if (given.signal.aborted) return resolve();
        given.signal.addEventListener('abort', () => resolve());
        begin();
      });
    try {
      await navigator.locks.request(name, steal ? { steal } : { signal: given.signal }, hold);
    } catch (error) {
      // Left the queue, or the lock was stolen: both are ways to stop leading.
      if ((error as Error).name !== 'AbortError') throw error;
    }
    if (given.signal.aborted) return;
    cease();
    void campaign(false);
  }

  if ('locks' in navigator && 'BroadcastChannel' in globalThis) void campaign(false);
  else begin();

  return {
    isLeader: () => leading !== null,
    takeOver() {
      if (leading || resigned || !('locks' in navigator)) return;
      leave();
      void campaign(true);
    },
    resign() {
      resigned = true;
      leave();
      cease();
    },
  };
}
