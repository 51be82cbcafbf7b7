import { useEffect } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import { frameWords } from '../../words/app/frame.ts';
import { useOnline } from '../client/use-online.ts';
import { siteName } from '../ui/site-name.ts';

/** Instead of everything, the moment someone signs out: the way home follows when there is a connection. */
export function SignedOut() {
  // Followed without a connection, the link would end at the browser's own error page, and this page's retries with it.
  const isOnline = useOnline();
  useEffect(() => {
    document.title = siteName;
    document.getElementById('app')?.removeAttribute('data-user');
    history.replaceState(null, '', paths.landing);
  }, []);
  return (
    <main className="p-4 py-16 text-center">
      <h1 className="text-2xl">{frameWords.signedOut}</h1>
      <p id="way-home" className="text-muted mt-2">
        {frameWords.nothingKept}
      </p>
      {isOnline ? (
        <a className="btn btn-primary mt-4" href={paths.landing}>
          {frameWords.toHome}
        </a>
      ) : (
        <button type="button" className="btn btn-primary mt-4 opacity-55" aria-disabled="true" aria-describedby="way-home">
          {frameWords.toHome}
        </button>
      )}
    </main>
  );
}
