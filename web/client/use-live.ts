import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Live, LiveState } from './live/live.ts';

/** The page's live events; null where nobody is signed in. */
export const LiveContext = createContext<Live | null>(null);

const never = () => () => undefined;

/** How the live connection stands; 'connecting' where there is none. */
export function useLiveState(): LiveState {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live?.subscribe ?? never, () => live?.state() ?? 'connecting');
}
