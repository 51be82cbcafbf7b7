import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminFile } from '../../../shared/files/api.ts';
import { backupsKeptInWords } from '../../../shared/files/kinds.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { ProvedLink } from '../../client/proved-link.tsx';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { AskButton, Failed, Progress } from './making.tsx';
import { askedFiles, isUnderway, useFiles } from './queries.ts';

/** 'Backup': the newest backups, and another one by hand (docs/domain/backups.md, "The schedule"). */
export function BackupSection() {
  const { data, error, refetch } = useFiles('backup');
  useToldWhenReady(data?.files);
  if (!data) return <NotLoaded {...{ error, refetch }} failure="The backups did not load" loading="Loading the backups" />;
  const ready = data.files.filter(({ ready_at }) => ready_at);
  const underway = data.files.find(isUnderway);
  const failed = data.files.find(({ failure }) => failure);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {failed && <Failed file={failed} what="The last backup" />}
      <p className="text-muted">
        Everything in one file: all rows and all photos of one moment. This server keeps {backupsKeptInWords}, so copy them to another
        machine.
      </p>
      {underway ? (
        <Progress file={underway} title="A backup is being made" />
      ) : (
        <AskButton kind="backup" label="Backup" done={null} failed="The backup was not started" />
      )}
      {ready.length > 0 ? <List files={ready} /> : <p className="font-bold">There is no backup yet.</p>}
      <p className="text-muted text-sm wrap-anywhere">
        To restore one, run <code>npm run restore -- FILE</code> on a server with an empty database and this server’s key; the README has
        every step. Keep a copy of the key, but not beside the backups.
      </p>
    </div>
  );
}

const sealInWords: Record<NonNullable<AdminFile['sealed_with']>, string> = {
  'our key': 'Sealed with this server’s key',
  'another key': 'Sealed with another key',
  nothing: 'No seal: made before there were seals',
};

/** Says it when a backup that was made by hand is there and was not before; a failure shows on the page. */
function useToldWhenReady(files: AdminFile[] | undefined): void {
  const before = useRef<AdminFile[]>(undefined);
  useEffect(() => {
    const wasReady = (id: string) => before.current?.some((file) => file.id === id && file.ready_at) ?? true;
    if (files?.some(({ id, ready_at, by_schedule }) => ready_at && !by_schedule && !wasReady(id))) toast.success('Backup Created');
    before.current = files;
  }, [files]);
}

function List({ files }: { files: AdminFile[] }) {
  const now = useNow();
  return (
    <ul className="divide-line border-line w-full divide-y border-y" aria-label="Backups">
      {files.map(({ id, created_at, bytes, by_schedule, sealed_with }) => {
        const when = friendlyMoment(created_at, now);
        return (
          <li key={id} className="flex items-center gap-3 py-2 max-xs:flex-wrap">
            <p className="min-w-0 grow">
              <span className="block font-bold first-letter:uppercase">{when}</span>
              <span className="text-muted block text-sm">
                {sizeInWords(bytes ?? 0)}, {by_schedule ? 'by the schedule' : 'by hand'}
                <span className="block">{sealed_with && sealInWords[sealed_with]}</span>
              </span>
            </p>
            <ProvedLink
              className="btn btn-outline"
              href={paths.adminFile(id)}
              asked={{ ...askedFiles.backup, action: 'Download the backup' }}
              aria-label={`Download the backup: ${when}`}
            >
              Download
            </ProvedLink>
          </li>
        );
      })}
    </ul>
  );
}
