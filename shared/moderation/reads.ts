import { read } from '../contract.ts';
import { moderationApi } from './api.ts';
import type { CaseKind } from './kinds.ts';
import type { CaseKey } from './queue-row.ts';

/** What waits for the administrator, of all kinds or of one. */
export const queue = (kind?: CaseKind) => read(moderationApi.queue, { query: { kind } });

/** One case, and its place among those that wait, or among those of a kind. */
export const caseView = (params: CaseKey, among?: CaseKind) => read(moderationApi.read, { params, query: { among } });
