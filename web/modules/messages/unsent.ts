import { useSyncExternalStore } from 'react';
import { hasTexts, readStored } from '../../client/stored.ts';

/** A message not sent yet: stored in the browser before it is sent, so that neither a lost connection nor a closed page loses it. */
export interface Unsent {
  id: string;
  /** The account that wrote it; it is never sent by another one. */
  user_id: string;
  appointment_id: string;
  message: string;
  /** The addresses of its photos, which are on the server. */
  image_urls: string[];
  /** Why the last try failed; null before the first try. */
  reason: string | null;
  /** The server refused it: it is sent again only when its writer asks for that. */
  isRefused: boolean;
  /** In milliseconds since 1970: the server answered that too many were sent, and takes none before. */
  notBefore?: number;
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
      typeof one.isRefused === 'boolean' &&
      'image_urls' in one &&
      Array.isArray(one.image_urls),
  );

/** Every unsent message stored in this browser, oldest first. */
export function unsentMessages(): Unsent[] {
  // Read from storage, not from this tab's memory: another tab may have added messages or sent some.
  const text = localStorage.getItem(key);
  if (text !== cache.text) cache = { text, all: readStored(localStorage, key, isUnsent) ?? none };
  return cache.all;
}

/** Changes the unsent messages and stores them. */
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

/** Removes one of them: it was sent, or deleted by its writer. */
export function dropUnsent(id: string): void {
  changeUnsent((before) => before.filter((one) => one.id !== id));
}

/** Calls back when they may have changed, in this tab or another. Returns a function that unsubscribes. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The unsent messages, for a component. */
export const useUnsent = (): Unsent[] => useSyncExternalStore(subscribeUnsent, unsentMessages);
