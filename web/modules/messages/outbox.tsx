import { type ComponentType, useEffect, useState } from 'react';
import { useLiveState } from '../../client/use-live.ts';
import { useUnsent } from './unsent.ts';

/** Loads what sends unsent messages; rejects without a connection. The chat does so when it opens, before a message can be written. */
export const loadSender = () => import('./sender.tsx');

/** Sends unsent messages, whatever page is open, from the first one on; without one, its code is not loaded. */
export function Outbox() {
  const isNeeded = useUnsent().length > 0;
  const liveState = useLiveState();
  const [Sender, setSender] = useState<ComponentType>();
  // A failure is tried again with the next change of the connection; meanwhile the messages stay stored in the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: liveState is when to try again
  useEffect(() => {
    if (!isNeeded || Sender) return;
    loadSender().then(
      (loaded) => setSender(() => loaded.Sender),
      () => undefined,
    );
  }, [isNeeded, Sender, liveState]);
  return Sender && <Sender />;
}
