import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminFile } from '../../../shared/files/api.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { ProvedLink } from '../../client/proved-link.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AskButton, Failed, Progress } from './making.tsx';
import { askedFiles, isUnderway, useFiles } from './queries.ts';

/** 'Export': every business table as CSV (docs/domain/backups.md, "Exports"). */
export function ExportSection() {
  const { data, error, refetch } = useFiles('export');
  if (!data) return <NotLoaded {...{ error, refetch }} failure="The export did not load" loading="Loading the export" />;
  const [newest] = data.files;
  const underway = data.files.find(isUnderway);
  const ready = data.files.find(({ ready_at }) => ready_at);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">
        One ZIP with every table as CSV, for a spreadsheet: people, requests, offers, deals, commissions, messages. It has everybody’s
        e-mails and messages, and no passwords or other secrets.
      </p>
      {newest?.failure && <Failed file={newest} what="The export" />}
      {ready && <Ready file={ready} />}
      {underway ? (
        <Progress file={underway} title="The export is being made" />
      ) : (
        <AskButton kind="export" label="Export" done="Export Started" failed="The export was not started" />
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
        asked={{ ...askedFiles.export, action: 'Download the export' }}
      >
        Download the export
      </ProvedLink>
      <span className="text-muted mt-2 block text-sm">
        {sizeInWords(bytes ?? 0)}, begun {friendlyMoment(created_at, now)}; here until {friendlyMoment(expires_at ?? created_at, now)}
      </span>
    </p>
  );
}
