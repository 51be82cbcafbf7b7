import { requestRulesWords } from '../../words/requests/request-rules.ts';
import type { RequestStatus } from '../deal.ts';
import { type Lifecycle, type Step, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/**
 * docs/domain/lifecycles.md, "Request". A sale completes it, whatever its status was; all other changes are the admin's, from any status to
 * any other.
 */
export const requestLifecycle = {
  complete: { from: ['active', 'cancelled'], to: 'completed', by: 'system, when a viewing ends in a sale; admin' },
  cancel: { from: ['active', 'completed'], to: 'cancelled', by: 'admin' },
  reopen: { from: ['completed', 'cancelled'], to: 'active', by: 'admin' },
} as const satisfies Lifecycle<'complete' | 'cancel' | 'reopen', RequestStatus>;

/** The admin's step to each status. */
export const requestStepTo = {
  active: requestLifecycle.reopen,
  completed: requestLifecycle.complete,
  cancelled: requestLifecycle.cancel,
} as const satisfies Record<RequestStatus, Step<RequestStatus>>;

/** Why this buyer can't delete their request, or null; the records of a sale are kept for seven years. */
export function whyNotDeleteRequest(request: { has_sale: boolean }): Refusal | null {
  return request.has_sale ? wrongState('sold', () => requestRulesWords.sold) : null;
}

/** Why the admin can't set this status, or null: the request has it already. */
export function whyNotSetRequestStatus(request: { status: RequestStatus }, to: RequestStatus): Refusal | null {
  return whyNotFrom(requestStepTo[to], request.status, 'request');
}
