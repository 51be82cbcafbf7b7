import { useQuery } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { type AdminFile, filesApi } from '../../../shared/files/api.ts';
import type { FileKind } from '../../../shared/files/kinds.ts';
import { adminFiles } from '../../../shared/files/reads.ts';
import { call } from '../../client/call.ts';
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
export const useStartFile = (kind: FileKind) => useChange(['file.asked'], () => call(filesApi.start, { body: { id: uuidv7(), kind } }));
