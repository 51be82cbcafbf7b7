import { useQuery } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { type AdminFile, filesApi } from '../../../shared/files/api.ts';
import type { FileKind } from '../../../shared/files/kinds.ts';
import { adminFiles } from '../../../shared/files/reads.ts';
import { adminFilesWords } from '../../../words/files/admin-files.ts';
import type { Asked } from '../../client/asked.ts';
import { call } from '../../client/call.ts';
import { proved } from '../../client/proof.ts';
import { useChange } from '../../client/use-change.ts';
import { reading } from '../../client/use-read.ts';

const progressEvery = 2_000;

/** Whether a file is being made. */
export const isUnderway = ({ ready_at, failed_at }: AdminFile) => !ready_at && !failed_at;

/** The files of a kind, the newest first; how far one has come is asked for again while it is being made. */
export function useFiles(kind: FileKind) {
  return useQuery({
    ...reading('files', adminFiles(kind)),
    refetchInterval: ({ state: { data } }) => (data?.files.some(isUnderway) ? progressEvery : false),
  });
}

/** Has the worker make one. */
export const useStartFile = (kind: FileKind) =>
  useChange(['file.asked'], () => {
    const id = uuidv7();
    return proved(() => call(filesApi.start, { body: { id, kind } }), { ...askedFile(kind), action: adminFilesWords.make[kind] });
  });

const icons = { backup: 'inventory', export: 'requests' } as const;

/** What a file is, for the administrator who is asked whether it is them. */
export const askedFile = (kind: FileKind): Omit<Asked, 'action'> => ({ icon: icons[kind], ...adminFilesWords.asked[kind] });
