import { useLiveState } from './use-live.ts';

const words = { connecting: 'Connecting…', open: null, lost: 'Offline: reconnecting' };

/** Says so while the live connection is not there; silent while all is well. */
export function LiveState() {
  const word = words[useLiveState()];
  return (
    <span role="status" className="live-state">
      {word}
    </span>
  );
}
