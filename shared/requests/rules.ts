import type { Lifecycle } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import { type RequestStatus, requestStatuses } from './schema.ts';

/** RULINGS, 'Lifecycles': request. The admin may set any status; a sale completes the request by itself. */
export const requestLifecycle = {
  complete: { from: ['active'], to: 'completed', by: 'system, when a viewing ends in a sale' },
  set: { from: requestStatuses, to: 'active', by: 'admin, to any status' },
} as const satisfies Lifecycle<'complete' | 'set', RequestStatus>;

/** Why this buyer can't delete their request; the records of a sale are kept for seven years. */
export function whyNotDeleteRequest(request: { has_sale: boolean }): Refusal | null {
  return request.has_sale
    ? wrongState('sold', 'A car was sold through this request, so it can’t be deleted. Its records are kept for 7 years.')
    : null;
}

/** Why the admin can't set this status: it is that already. */
export function whyNotSetRequestStatus(request: { status: RequestStatus }, to: RequestStatus): Refusal | null {
  return request.status === to ? wrongState('wrong_state', `This request is already ${to}.`) : null;
}
