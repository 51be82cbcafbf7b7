import * as z from 'zod/mini';
import { requestStatusWords } from '../../words/requests/request-status.ts';
import { requestStatuses } from '../deal.ts';

// Not in schema.ts, whose form visitors load.

/** The admin's form for the status of a request. */
export const requestStatusForm = z.strictObject({ status: z.enum(requestStatuses, { error: () => requestStatusWords.statusMissing }) });
