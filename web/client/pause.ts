/** What calls wait for, however many they are, until somebody ends it; `subscribe` and `isOpen` are for useSyncExternalStore. */
export interface Pause {
  /** Resolves when it has ended. */
  wait: () => Promise<void>;
  /** Lets the waiting calls go on. */
  end: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether something waits. */
  isOpen: () => boolean;
}

/** A new one, in which nothing waits. */
export function newPause(): Pause {
  let waiting: PromiseWithResolvers<void> | null = null;
  const listeners = new Set<() => void>();
  function set<Next extends typeof waiting>(next: Next): Next {
    waiting = next;
    for (const listener of listeners) listener();
    return next;
  }
  return {
    wait: () => (waiting ?? set(Promise.withResolvers<void>())).promise,
    end() {
      waiting?.resolve();
      set(null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => waiting !== null,
  };
}
