import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminFile } from '../../../shared/files/api.ts';
import { backupsKept } from '../../../shared/files/kinds.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { adminFilesWords } from '../../../words/files/admin-files.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { ProvedLink } from '../../client/proved-link.tsx';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { AskButton, Failed, Progress } from './making.tsx';
import { askedFile, isUnderway, useFiles } from './queries.ts';

/** 'Backup': the newest backups, and another one by hand (docs/domain/backups.md, "The schedule"). */
export function BackupSection() {
  const { data, error, refetch } = useFiles('backup');
  useToldWhenReady(data?.files);
  if (!data)
    return <NotLoaded {...{ error, refetch }} failure={adminFilesWords.backupsNotLoaded} loading={adminFilesWords.loadingBackups} />;
  const ready = data.files.filter(({ ready_at }) => ready_at);
  const underway = data.files.find(isUnderway);
  const failed = data.files.find(({ failure }) => failure);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {failed && <Failed file={failed} said={adminFilesWords.backupFailed} />}
      <p className="text-muted">{adminFilesWords.whatABackupIs(backupsKept.schedule, backupsKept.hand)}</p>
      {underway ? (
        <Progress file={underway} title={adminFilesWords.backupMade} />
      ) : (
        <AskButton kind="backup" label={adminFilesWords.headings.backup} done={null} failed={adminFilesWords.backupNotStarted} />
      )}
      {ready.length > 0 ? <List files={ready} /> : <p className="font-bold">{adminFilesWords.noBackup}</p>}
      <p className="text-muted text-sm wrap-anywhere">{adminFilesWords.howToRestore()}</p>
    </div>
  );
}

/** Says it when a backup that was made by hand is there and was not before; a failure shows on the page. */
function useToldWhenReady(files: AdminFile[] | undefined): void {
  const before = useRef<AdminFile[]>(undefined);
  useEffect(() => {
    const wasReady = (id: string) => before.current?.some((file) => file.id === id && file.ready_at) ?? true;
    if (files?.some(({ id, ready_at, by_schedule }) => ready_at && !by_schedule && !wasReady(id)))
      toast.success(adminFilesWords.backupCreated);
    before.current = files;
  }, [files]);
}

function List({ files }: { files: AdminFile[] }) {
  const now = useNow();
  return (
    <ul className="divide-line border-line w-full divide-y border-y" aria-label={adminFilesWords.backups}>
      {files.map(({ id, created_at, bytes, by_schedule, sealed_with }) => {
        const when = friendlyMoment(created_at, now);
        return (
          <li key={id} className="flex items-center gap-3 py-2 max-xs:flex-wrap">
            <p className="min-w-0 grow">
              <span className="block font-bold first-letter:uppercase">{when}</span>
              <span className="text-muted block text-sm">
                {(by_schedule ? adminFilesWords.bySchedule : adminFilesWords.byHand)(sizeInWords(bytes ?? 0))}
                <span className="block">{sealed_with && adminFilesWords.sealed[sealed_with]}</span>
              </span>
            </p>
            <ProvedLink
              className="btn btn-outline"
              href={paths.adminFile(id)}
              asked={{ ...askedFile('backup'), action: adminFilesWords.downloadBackup }}
              aria-label={adminFilesWords.downloadThatBackup(when)}
            >
              {adminFilesWords.download}
            </ProvedLink>
          </li>
        );
      })}
    </ul>
  );
}
