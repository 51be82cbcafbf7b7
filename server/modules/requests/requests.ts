import type * as z from 'zod/mini';
import { accountSuspended } from '../../../shared/access.ts';
import type { RequestStatus } from '../../../shared/deal.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Step } from '../../../shared/lifecycle.ts';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { parseBudget } from '../../../shared/requests/budget.ts';
import { requestLifecycle, requestStepTo, whyNotSetRequestStatus } from '../../../shared/requests/rules.ts';
import type { requestForm } from '../../../shared/requests/schema.ts';
import { requestRulesWords } from '../../../words/requests/request-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { found, notFound, refuse, TooOften } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, type Doer, record } from '../../platform/live/events.ts';
import { findOnMarket } from '../market/market.ts';
import { holdStanding } from '../profile/profile.ts';
import { lockRequest } from './locks.ts';
import { countRevealedToday, findSharedPhone, hasAskedToday, insertRequest, markDeleted, moveRequest } from './queries.ts';

const revealsPerDay = 30;
const day = 24 * 3600;

/** Requests that one buyer can post. */
export const requestRateLimit: RateLimit = {
  name: 'request',
  points: 30,
  duration: day,
  told: () => requestRulesWords.postedALot,
};

/**
 * A buyer posts the car they want (docs/domain/lifecycles.md, "Request"), with a live event for dealers; the dealer of the car whose page led to it is told,
 * of one buyer and car once a day.
 * Repeatable by its id. Throws 403 for who is suspended, 429.
 */
export async function postRequest(db: Database, actor: Actor, form: z.output<typeof requestForm>): Promise<void> {
  const { min, max } = parseBudget(form.budget);
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, form))) return;
    // A request that waited in the browser is posted by signing in, which who is suspended may.
    refuse((await holdStanding(tx, actor.user_id)).is_suspended ? accountSuspended : null);
    await takePoint(tx, requestRateLimit, actor.user_id);
    const asked_car_id = form.asked_car_id && (await findOnMarket(tx, form.asked_car_id))?.id;
    const isFirstToday = asked_car_id && !(await hasAskedToday(tx, actor.user_id, asked_car_id));
    const county = countyOf(form.location);
    await insertRequest(tx, { ...form, asked_car_id, user_id: actor.user_id, budget_min: min, budget_max: max, county });
    const data = { request_id: form.id };
    await record(tx, actor, { type: 'request.posted', data }, ['dealers', userTopic(actor.user_id)]);
    if (isFirstToday) await record(tx, actor, { type: 'car.asked_for', data: { ...data, car_id: asked_car_id } }, []);
  });
}

/**
 * A verified dealer reveals the number of a buyer who opted in; logged, 30 a day (docs/domain/permissions.md, "Requests"). Throws 404 when it
 * is not shared.
 */
export async function revealPhone(db: Database, actor: Actor, requestId: string) {
  return db.transaction().execute(async (tx) => {
    const shared = found(await findSharedPhone(tx, requestId));
    if (actor.role === 'dealer') await refuseFurtherReveals(tx, actor.user_id);
    await record(tx, actor, { type: 'request.phone_revealed', data: { request_id: requestId, dealer_id: actor.user_id } }, []);
    return { phone: found(shared.phone), phone_e164: shared.phone_e164 };
  });
}

async function refuseFurtherReveals(tx: Tx, dealerId: string): Promise<void> {
  const { reveals, secondsLeft } = await countRevealedToday(tx, dealerId);
  if (reveals >= revealsPerDay)
    throw new TooOften(secondsLeft, requestRulesWords.revealedALot(revealsPerDay), requestRulesWords.goOnTomorrow);
}

/** A sale completes its locked request, even a cancelled one (docs/domain/lifecycles.md, "Sale"). Does nothing when it is completed already. */
export async function completeRequest(tx: Tx, actor: Doer, request: LockedRequest): Promise<void> {
  if (whyNotSetRequestStatus(request, requestLifecycle.complete.to)) return;
  await moveTo(tx, actor, request, requestLifecycle.complete);
}

/**
 * The admin sets any other status (docs/domain/lifecycles.md, "Request"), with an event for its bidders and its buyer. Throws 404, 409 by
 * `whyNotSetRequestStatus`.
 */
export async function setRequestStatus(db: Database, actor: Actor, requestId: string, to: RequestStatus): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const request = found(await lockRequest(tx, requestId));
    if (request.is_deleted) throw notFound();
    refuse(whyNotSetRequestStatus(request, to));
    await moveTo(tx, actor, request, requestStepTo[to], { by_team: true });
  });
}

/** The admin cancels an active request after a report (docs/domain/lifecycles.md, "Report"). Throws 404, 409 by `whyNotRemove`. */
export async function removeReportedRequest(tx: Tx, actor: Actor, requestId: string, reason: string): Promise<void> {
  const request = found(await lockRequest(tx, requestId));
  refuse(whyNotRemove.request(request));
  await moveTo(tx, actor, request, requestLifecycle.cancel, { by_report: true }, reason);
}

export interface LockedRequest {
  id: string;
  user_id: string;
  status: RequestStatus;
}

/** `by`: nobody but our team did it, or our team after a report, with this reason; else it follows from a sale. */
async function moveTo(
  tx: Tx,
  actor: Doer,
  { id, user_id, status }: LockedRequest,
  step: Step<RequestStatus>,
  by: { by_team?: true; by_report?: true } = {},
  reason?: string,
): Promise<void> {
  await moveRequest(tx, id, step);
  const data = { request_id: id, status: step.to, ...by };
  const change = changeOf({ status }, { status: step.to, reason });
  await record(tx, actor, { type: 'request.status_changed', data }, ['dealers', userTopic(user_id)], change);
}

/** Soft-deletes a request, which hides its bids too. The caller checks the rule and cancels the appointments. */
export async function softDeleteRequest(tx: Tx, actor: Doer, requestId: string, dealerIds: string[]): Promise<void> {
  await markDeleted(tx, requestId);
  await record(tx, actor, { type: 'request.deleted', data: { request_id: requestId, dealer_ids: dealerIds } }, [
    'dealers',
    userTopic(actor.user_id),
  ]);
}
