/** Signing in again after the session ended: one dialog, however many calls are waiting for it. */
let waiting: { promise: Promise<void>; done: () => void } | null = null;
const listeners = new Set<() => void>();

/** Resolves when the same person has signed in again. If someone else signs in, the browser leaves this page and the promise never resolves. */
export function signInAgain(): Promise<void> {
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting = { promise, done: resolve };
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

/** Resumes the waiting calls. */
export function signedInAgain(): void {
  waiting?.done();
  waiting = null;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore: whether the dialog should be open. */
export const signInAgainStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: (): boolean => waiting !== null,
};
