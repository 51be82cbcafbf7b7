import type { AdminFile } from '../../../shared/files/api.ts';
import type { FileKind } from '../../../shared/files/kinds.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { adminFilesWords } from '../../../words/files/admin-files.ts';
import { ActButton } from '../../client/act-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useStartFile } from './queries.ts';

interface AskProps {
  kind: FileKind;
  label: string;
  /** What is said once the worker is asked; null where its end is told instead. */
  done: string | null;
  failed: string;
}

/** Has the worker make a file. */
export function AskButton({ kind, label, ...told }: AskProps) {
  const start = useStartFile(kind);
  return (
    <ActButton act={() => start.mutateAsync(undefined)} {...told} className="btn btn-outline max-sm:w-full">
      {label}
    </ActButton>
  );
}

/** How far a file has come that is being made. */
export function Progress({ file: { parts, parts_packed }, title }: { file: AdminFile; title: string }) {
  return (
    <div role="status">
      <p className="font-bold">{title}</p>
      {parts ? (
        <>
          <progress className="my-2 block" max={parts} value={parts_packed} aria-label={adminFilesWords.partsPacked} />
          <p className="text-sm">{adminFilesWords.packed(Math.floor((100 * parts_packed) / parts))}</p>
        </>
      ) : null}
      <p className="text-muted text-sm">{adminFilesWords.canLeave}</p>
    </div>
  );
}

/** Why the last one could not be made. */
export function Failed({ file, said }: { file: AdminFile; said: (at: string) => string }) {
  const now = useNow();
  return (
    <p className="card card-waiting p-3 wrap-anywhere" role="alert">
      <span className="font-bold">{said(friendlyMoment(file.failed_at ?? file.created_at, now))}</span>{' '}
      {adminFilesWords.why(file.failure ?? '')}
    </p>
  );
}
