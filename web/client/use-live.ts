import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { LiveEvent } from '../../shared/events.ts';
import type { Live, LiveState } from './live/live.ts';

/** The page's live events; null where nobody is signed in. */
export const LiveContext = createContext<Live | null>(null);

const never = () => () => undefined;

/** How the live connection stands; 'connecting' where there is none. */
export function useLiveState(): LiveState {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live?.subscribe ?? never, () => live?.state() ?? 'connecting');
}

/** Calls `listener` for every live event while the component is shown. Give it a stable function. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const live = useContext(LiveContext);
  useEffect(() => live?.subscribeLive(listener), [live, listener]);
}
