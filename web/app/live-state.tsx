import { frameWords } from '../../words/app/frame.ts';
import { useLiveState } from '../client/use-live.ts';
import { useOnline } from '../client/use-online.ts';

/** Tells the user while the live connection is lost; shows nothing while it works. */
export function LiveState() {
  const state = useLiveState();
  // Without a network the stream still looks open until its next heartbeat is overdue.
  const isLost = !useOnline() || state === 'lost';
  return (
    <span role="status" className="live-state">
      {isLost ? frameWords.offline : state === 'connecting' && frameWords.connecting}
    </span>
  );
}
