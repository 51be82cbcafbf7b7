/** What a tab runs while it is the leader (holds the browser's only stream); `stop` ends it. */
type Lead = () => { stop: () => void };

export interface Leadership {
  isLeader(): boolean;
  /** Takes over from a leader that sends nothing: the browser may have frozen that tab. */
  takeOver(): void;
  resign(): void;
}

/** Waits until no other tab of this browser is the leader, then leads. If another tab takes over, waits again. Without Web Locks (old browsers) every tab leads. */
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

  /** Requests the lock, and holds it until `leave` is called or another tab steals it. */
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
      // The request was aborted or the lock was stolen: this tab is no longer the leader in both cases.
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
