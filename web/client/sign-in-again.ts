/** The session ended while someone was at work: one dialog for however many calls wait on it. */
let waiting: { promise: Promise<void>; done: () => void } | null = null;
const listeners = new Set<() => void>();

/** Resolves when the same person has signed in again. If someone else signs in, the page is left and this never resolves. */
export function signInAgain(): Promise<void> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = { promise, done: resolve };
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

/** Lets the waiting calls go on. */
export function signedInAgain(): void {
  waiting?.done();
  waiting = null;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore: whether the dialog is asked for. */
export const signInAgainStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => waiting !== null,
};
