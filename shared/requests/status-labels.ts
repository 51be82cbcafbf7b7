import type { RequestStatus } from '../deal.ts';

/** The statuses of a request as its badge names them. */
export const requestStatusLabels: Record<RequestStatus, string> = { active: 'Active', completed: 'Completed', cancelled: 'Cancelled' };
