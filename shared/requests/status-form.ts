import * as z from 'zod/mini';
import { requestStatuses } from '../deal.ts';

// Apart from the form of a request: visitors load that one.

/** What the admin sets. */
export const requestStatusForm = z.strictObject({ status: z.enum(requestStatuses, 'Please choose a status') });
