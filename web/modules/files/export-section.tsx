import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminFile } from '../../../shared/files/api.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { adminFilesWords } from '../../../words/files/admin-files.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { ProvedLink } from '../../client/proved-link.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AskButton, Failed, Progress } from './making.tsx';
import { askedFile, isUnderway, useFiles } from './queries.ts';

/** 'Export': every business table as CSV (docs/domain/backups.md, "Exports"). */
export function ExportSection() {
  const { data, error, refetch } = useFiles('export');
  if (!data) return <NotLoaded {...{ error, refetch }} failure={adminFilesWords.exportNotLoaded} loading={adminFilesWords.loadingExport} />;
  const [newest] = data.files;
  const underway = data.files.find(isUnderway);
  const ready = data.files.find(({ ready_at }) => ready_at);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{adminFilesWords.whatAnExportIs}</p>
      {newest?.failure && <Failed file={newest} said={adminFilesWords.exportFailed} />}
      {ready && <Ready file={ready} />}
      {underway ? (
        <Progress file={underway} title={adminFilesWords.exportMade} />
      ) : (
        <AskButton
          kind="export"
          label={adminFilesWords.headings.export}
          done={adminFilesWords.exportStarted}
          failed={adminFilesWords.exportNotStarted}
        />
      )}
    </div>
  );
}

function Ready({ file: { id, bytes, expires_at, created_at } }: { file: AdminFile }) {
  const now = useNow();
  return (
    <p role="status">
      <ProvedLink
        className="btn btn-outline max-sm:w-full"
        href={paths.adminFile(id)}
        asked={{ ...askedFile('export'), action: adminFilesWords.downloadExport }}
      >
        {adminFilesWords.downloadExport}
      </ProvedLink>
      <span className="text-muted mt-2 block text-sm">
        {adminFilesWords.begunAndUntil(
          sizeInWords(bytes ?? 0),
          friendlyMoment(created_at, now),
          friendlyMoment(expires_at ?? created_at, now),
        )}
      </span>
    </p>
  );
}
