import { useLiveState } from '../client/use-live.ts';
import { useOnline } from '../client/use-online.ts';

const words = { connecting: 'Connecting…', open: null, lost: 'Offline: reconnecting' };

/** Says so while the live connection is not there; silent while all is well. */
export function LiveState() {
  const state = useLiveState();
  // A stream without a network looks open until its next heartbeat is overdue.
  const word = words[useOnline() ? state : 'lost'];
  return (
    <span role="status" className="live-state">
      {word}
    </span>
  );
}
