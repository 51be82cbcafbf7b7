import { useQuery } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { type AdminFile, filesApi } from '../../../shared/files/api.ts';
import type { FileKind } from '../../../shared/files/kinds.ts';
import { adminFiles } from '../../../shared/files/reads.ts';
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
    return proved(() => call(filesApi.start, { body: { id, kind } }), { ...askedFiles[kind], action: `Make the ${kind}` });
  });

/** What a file is, for the administrator who is asked whether it is them. */
export const askedFiles = {
  backup: {
    icon: 'inventory',
    title: 'Backup of everything',
    what: 'All rows and all photos',
    why: 'It holds everybody’s data. Keep it and the machine’s key in two different places.',
    note: 'Written down in the log with your name and the time.',
  },
  export: {
    icon: 'requests',
    title: 'Export of all tables',
    what: 'People, requests, offers, deals, commissions, messages',
    why: 'It holds everybody’s e-mails and messages.',
    note: 'Written down in the log with your name and the time.',
  },
} as const satisfies Record<FileKind, Omit<Asked, 'action'>>;
