import { paths } from '../../../shared/addresses/paths.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { statusPagesWords } from '../../../words/site/status-pages.ts';
import { CarSilhouette } from '../../ui/car-silhouette.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Document } from '../document.tsx';

/** Any other address (docs/domain/accounts.md, "Pages"). */
export function NotFound({ chrome }: { chrome: Chrome }) {
  return (
    <Document chrome={chrome} title={statusPagesWords.notFound}>
      <div className="wrap grid grid-cols-1 justify-items-center gap-6 pt-24 text-center">
        <Plate text="404" isYellow />
        <h1 className="text-3xl">{statusPagesWords.oopsNotFound}</h1>
        {chrome.viewer && (
          <a className="btn btn-primary" href={paths.dashboard}>
            {statusPagesWords.toDashboard}
          </a>
        )}
        <a className={chrome.viewer ? 'link py-2' : 'btn btn-primary'} href={paths.landing}>
          {statusPagesWords.toHome}
        </a>
        <div className="road-car">
          <CarSilhouette body="hatch" colour="#4f7f9b" />
        </div>
      </div>
    </Document>
  );
}
