import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { CaseKey } from '../../../shared/moderation/queue-row.ts';
import { caseView, queue } from '../../../shared/moderation/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** What waits for the administrator, of all kinds or of one, the oldest first. */
export const useQueue = (kind?: CaseKind) => usePaged('moderation', queue(kind));

/** One case with all its facts, and its place among those that wait, or among those of a kind. */
export const useCase = (key: CaseKey, among?: CaseKind) => useRead('moderation', caseView(key, among));
