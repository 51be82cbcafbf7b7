import { useEffect } from 'react';
import { frameWords } from '../../words/app/frame.ts';
import { uiWords } from '../../words/ui/ui.ts';
import { useOnline } from '../client/use-online.ts';

/** Shown when the code or data of a page did not load: after a deploy, or without a connection, whose return loads it. */
export function LoadFailed() {
  const isOnline = useOnline();
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className="py-16 text-center" role="alert">
      <h1 className="text-2xl">{frameWords.noPage}</h1>
      <p className="text-muted mt-2">
        {isOnline ? frameWords.connectionLost : frameWords.noConnection} {frameWords.savedIsSafe}
      </p>
      {/* Without a network a reload would replace the app with the browser's error page. */}
      <button type="button" className="btn btn-primary mt-4" disabled={!isOnline} onClick={() => location.reload()}>
        {uiWords.tryAgain}
      </button>
    </div>
  );
}
