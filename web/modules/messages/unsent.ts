import { useSyncExternalStore } from 'react';
import { hasTexts, readStored } from '../../client/stored.ts';

/** A message on its way: written down before it is sent, so that neither a lost connection nor a closed page loses it. */
export interface Unsent {
  id: string;
  /** Who wrote it; in another account's hands it is never sent. */
  user_id: string;
  appointment_id: string;
  message: string;
  /** Why it did not go, once it was tried. */
  reason: string | null;
  /** The server said no: it goes again only when its writer says so. */
  isRefused: boolean;
}

const key = 'unsent';
const none: Unsent[] = [];
const listeners = new Set<() => void>();
let cache: { text: string | null; all: Unsent[] } = { text: null, all: none };

const isUnsent = (value: unknown): value is Unsent[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      hasTexts(one, 'id', 'user_id', 'appointment_id', 'message') &&
      'reason' in one &&
      (one.reason === null || typeof one.reason === 'string') &&
      'isRefused' in one &&
      typeof one.isRefused === 'boolean',
  );

/** Every unsent message that is written down here, oldest first. */
export function unsentMessages(): Unsent[] {
  // What stands written, not what this tab remembers: another tab may have added to it or sent it.
  const text = localStorage.getItem(key);
  if (text !== cache.text) cache = { text, all: readStored(localStorage, key, isUnsent) ?? none };
  return cache.all;
}

/** Changes the unsent messages and writes them down. */
export function changeUnsent(change: (before: Unsent[]) => Unsent[]): void {
  const after = change(unsentMessages());
  if (after.length > 0) localStorage.setItem(key, JSON.stringify(after));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Changes one of them. */
export function changeOne(id: string, change: Partial<Unsent>): void {
  changeUnsent((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

/** Takes one of them away: it was sent, or dropped by its writer. */
export function dropUnsent(id: string): void {
  changeUnsent((before) => before.filter((one) => one.id !== id));
}

/** Calls back when they may have changed, in this tab or in another. Returns how to stop that. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** For a component. */
export const useUnsent = (): Unsent[] => useSyncExternalStore(subscribeUnsent, unsentMessages);
