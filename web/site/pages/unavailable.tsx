import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { statusPagesWords } from '../../../words/site/status-pages.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { Document } from '../document.tsx';

/** Shown instead of a page that can't be rendered: the database is down, or the request can't be accepted. */
export function Unavailable({ chrome, isOurFault, detail }: { chrome: Chrome } & SitePages['unavailable']) {
  return (
    <Document chrome={chrome} title={isOurFault ? statusPagesWords.backSoon : statusPagesWords.notAccepted}>
      <div className="wrap grid justify-items-center gap-6 py-24 text-center">
        <h1 className="text-3xl">{isOurFault ? statusPagesWords.rightBack : statusPagesWords.notThrough}</h1>
        <p>{detail}</p>
        <a className="btn btn-primary" href={chrome.path}>
          {uiWords.tryAgain}
        </a>
      </div>
    </Document>
  );
}
