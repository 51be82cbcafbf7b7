import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { statusPagesWords } from '../../../words/site/status-pages.ts';
import { Document } from '../document.tsx';

/** Where somebody arrives who erased the own account (docs/domain/accounts.md, "Erasing"). */
export function AccountErased({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome}>
      <div className="wrap grid justify-items-start gap-4 py-16 md:py-24">
        <h1 className="page-title">{statusPagesWords.erased}</h1>
        <p className="max-w-2xl">{statusPagesWords.gone(chrome.siteName)}</p>
        <p className="max-w-2xl">
          {statusPagesWords.stays((name) => (
            <a className="link" href={paths.privacy}>
              {name}
            </a>
          ))}
        </p>
        <a className="btn btn-outline" href={paths.landing}>
          {statusPagesWords.toHome}
        </a>
      </div>
    </Document>
  );
}
