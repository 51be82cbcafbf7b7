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

const keyOf = (appointmentId: string) => `unsent:${appointmentId}`;

/** The unsent messages of a thread, oldest first. */
export function unsentOf(appointmentId: string): Unsent[] {
  const key = keyOf(appointmentId);
  if (!cache.has(key)) cache.set(key, (JSON.parse(localStorage.getItem(key) ?? 'null') as Unsent[] | null) ?? none);
  return cache.get(key) ?? none;
}

/** Changes the unsent messages of a thread and writes them down. */
export function changeUnsent(appointmentId: string, change: (before: Unsent[]) => Unsent[]): void {
  const key = keyOf(appointmentId);
  const after = change(unsentOf(appointmentId));
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
  listeners.add(listener);
  return () => listeners.delete(listener);
}
