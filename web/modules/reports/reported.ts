import { useState } from 'react';
import { useUser } from '../../client/session.ts';
import { readStored } from '../../client/stored.ts';

const key = 'reported';

/** Whose reports these are, as a phone may pass to another account, and the ids of the things. */
interface Reported {
  user_id: string;
  ids: string[];
}

function isReported(value: unknown): value is Reported {
  const { user_id, ids } = (value ?? {}) as Partial<Reported>;
  return typeof user_id === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}

/** Far more than anybody reports; the oldest are forgotten. */
const most = 100;

function readReported(userId: string): string[] {
  const kept = readStored(localStorage, key, isReported);
  return kept?.user_id === userId ? kept.ids : [];
}

/** Whether the reader has reported this thing from this browser, which keeps it until sign-out, and how to note that. */
export function useReported(id: string): [boolean, () => void] {
  const { user_id } = useUser();
  const [noted, setNoted] = useState<string>();
  const note = () => {
    const ids = [...readReported(user_id).filter((one) => one !== id), id].slice(-most);
    localStorage.setItem(key, JSON.stringify({ user_id, ids } satisfies Reported));
    setNoted(id);
  };
  return [noted === id || readReported(user_id).includes(id), note];
}
