import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { statusPagesWords } from '../../../words/site/status-pages.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { Document } from '../document.tsx';

/** Shown in place of every other page during maintenance (docs/domain/settings.md, "Maintenance"). */
export function Maintenance({ chrome, detail }: { chrome: Chrome } & SitePages['maintenance']) {
  return (
    <Document chrome={chrome} title={statusPagesWords.backSoon}>
      <div className="wrap grid grid-cols-1 justify-items-center wrap-anywhere gap-6 py-24 text-center">
        <h1 className="text-3xl">{statusPagesWords.backSoon}</h1>
        <p>{detail}</p>
        <a className="btn btn-primary" href={chrome.path}>
          {uiWords.tryAgain}
        </a>
        <p>{statusPagesWords.urgent(<a href={`mailto:${chrome.supportEmail}`}>{chrome.supportEmail}</a>)}</p>
      </div>
    </Document>
  );
}
