import { useQuery } from '@tanstack/react-query';
import { uuidv7 } from 'uuidv7';
import { ownDataApi } from '../../../shared/own-data/api.ts';
import { ownExport } from '../../../shared/own-data/reads.ts';
import { ownDataWords } from '../../../words/own-data/own-data.ts';
import { call } from '../../client/call.ts';
import { proved } from '../../client/proof.ts';
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
export const useStartExport = () =>
  useChange(['account.export_ready'], () => {
    const id = uuidv7();
    return proved(() => call(ownDataApi.startExport, { body: { id } }), { ...ownCopy(), action: ownDataWords.makeIt });
  });

/** What a copy of the own data is, for who is asked whether it is them. */
export const ownCopy = () =>
  ({ icon: 'requests', title: ownDataWords.heading, what: ownDataWords.whatItHolds, why: ownDataWords.whyProof }) as const;
