import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Live, LiveState } from './live/live.ts';

/** The live events of this page; null when nobody is signed in. */
export const LiveContext = createContext<Live | null>(null);

const never = () => () => undefined;

/** The state of the live connection; 'connecting' when there is none. */
export function useLiveState(): LiveState {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live?.subscribe ?? never, () => live?.state() ?? 'connecting');
}
