import type { BodyInput } from '../../../shared/contract.ts';
import { moderationApi } from '../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { CaseKey } from '../../../shared/moderation/queue-row.ts';
import { caseView, queue } from '../../../shared/moderation/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** What waits for the administrator, of all kinds or of one, the oldest first. */
export const useQueue = (kind?: CaseKind) => usePaged('moderation', queue(kind));

/** One case with all its facts, and its place among those that wait, or among those of a kind. */
export const useCase = (key: CaseKey, among?: CaseKind) => useRead('moderation', caseView(key, among));

/** Decides all open reports of one thing. */
export function useDecideReport(id: string) {
  return useChange(['report.decided'], (body: BodyInput<typeof moderationApi.decide>) =>
    call(moderationApi.decide, { params: { id }, body }),
  );
}
