import { useEffect } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
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
      <h1 className="text-2xl">You are signed out</h1>
      <p id="way-home" className="text-muted mt-2">
        What this browser kept of your account is deleted. Your session itself ends with the next connection, and then the home page opens;
        until then, keep this device to yourself.
      </p>
      {isOnline ? (
        <a className="btn btn-primary mt-4" href={paths.landing}>
          Return to Home
        </a>
      ) : (
        <button type="button" className="btn btn-primary mt-4 opacity-55" aria-disabled="true" aria-describedby="way-home">
          Return to Home
        </button>
      )}
    </main>
  );
}
