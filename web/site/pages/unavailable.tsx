import type { Chrome } from '../../../shared/site/pages.ts';
import { Document } from '../document.tsx';

/** Shown when a page can't be made right now: the database is away. */
export function Unavailable({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome} title="Back soon">
      <div className="wrap grid justify-items-center gap-6 py-24 text-center">
        <h1 className="text-3xl">We’ll be right back</h1>
        <p>We can’t be reached right now. Nothing you saved is affected; please try again in a minute.</p>
        <a className="btn btn-primary" href={chrome.path}>
          Try again
        </a>
      </div>
    </Document>
  );
}
