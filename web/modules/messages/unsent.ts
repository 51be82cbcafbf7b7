import { useSyncExternalStore } from 'react';

/** A message on its way: written down before it is sent, so that neither a lost connection nor a closed page loses it. */
export interface Unsent {
  id: string;
  message: string;
  /** Why it did not go, once it was tried. */
  reason: string | null;
}

const none: Unsent[] = [];
const cache = new Map<string, Unsent[]>();
const listeners = new Set<() => void>();

const read = (key: string): Unsent[] => JSON.parse(localStorage.getItem(key) ?? 'null') ?? none;
const keyOf = (appointmentId: string) => `unsent:${appointmentId}`;

/** The unsent messages of a thread, oldest first. */
export function unsentOf(appointmentId: string): Unsent[] {
  const key = keyOf(appointmentId);
  if (!cache.has(key)) cache.set(key, read(key));
  return cache.get(key) ?? none;
}

/** Changes the unsent messages of a thread and writes them down. */
export function changeUnsent(appointmentId: string, change: (before: Unsent[]) => Unsent[]): void {
  const key = keyOf(appointmentId);
  // What stands written, not what this tab remembers: another tab may have added to it or sent it.
  const after = change(read(key));
  cache.set(key, after);
  if (after.length > 0) localStorage.setItem(key, JSON.stringify(after));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The unsent messages of a thread, for a component. */
export function useUnsent(appointmentId: string): Unsent[] {
  return useSyncExternalStore(subscribe, () => unsentOf(appointmentId));
}

function subscribe(listener: () => void): () => void {
  const otherTab = () => {
    cache.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', otherTab);
  };
}
