import { useQuery } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { ownDataApi } from '../../../shared/own-data/api.ts';
import { ownExport } from '../../../shared/own-data/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { reading } from '../../client/use-read.ts';

const progressEvery = 3_000;

/** The copy of the own data; how far it has come is asked for again while it is being made. */
export function useExport() {
  return useQuery({
    ...reading('own-data', ownExport),
    refetchInterval: ({ state: { data } }) => (data?.export && !data.export.ready_at ? progressEvery : false),
  });
}

/** Asks for a copy of the own data. */
export const useStartExport = () => useChange(['account.export_ready'], () => call(ownDataApi.startExport, { body: { id: uuidv7() } }));
