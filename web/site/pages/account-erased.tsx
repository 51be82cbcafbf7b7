import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { Document } from '../document.tsx';

/** Where somebody arrives who erased the own account (docs/domain/accounts.md, "Erasing"). */
export function AccountErased({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome}>
      <div className="wrap grid justify-items-start gap-4 py-16 md:py-24">
        <h1 className="page-title">Your account is erased</h1>
        <p className="max-w-2xl">
          You are signed out everywhere. Your name, phone, email and everything else in your profile are gone from {chrome.siteName}, and
          this browser has forgotten what it kept of you.
        </p>
        <p className="max-w-2xl">
          What the buyer or dealer of a deal keeps stays without your name: messages for three years after the last one, deals for seven.
          More stands in the{' '}
          <a className="link" href={paths.privacy}>
            Privacy Policy
          </a>
          .
        </p>
        <a className="btn btn-outline" href={paths.landing}>
          Return to Home
        </a>
      </div>
    </Document>
  );
}
