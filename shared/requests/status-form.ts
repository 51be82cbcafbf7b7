import * as z from 'zod/mini';
import { requestStatuses } from '../deal.ts';

// Not in schema.ts, whose form visitors load.

/** The admin's form for the status of a request. */
export const requestStatusForm = z.strictObject({ status: z.enum(requestStatuses, 'Please choose a status') });
