import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { businessOf, isWaiting, whyNotDecide, whyNotTakeBack } from '../../../shared/accounts/business-change.ts';
import type { refusalForm } from '../../../shared/accounts/business-change-api.ts';
import { checkedByApproval } from '../../../shared/accounts/verification.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';
import { deleteBusinessChange, findBusinessChange, refuseWaitingChange, showBusinessChange } from './business-change-queries.ts';
import { countProfileVersion, lockProfile } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';
import { findLastStep, insertStep } from './verification-queries.ts';

/**
 * A dealer takes back the changed details that wait (docs/domain/lifecycles.md, "Changed business details"). Throws 409 by `whyNotTakeBack`, 429.
 */
export async function takeBackBusinessChange(db: Database, actor: Actor): Promise<void> {
  const dealer_id = actor.user_id;
  await db.transaction().execute(async (tx) => {
    found(await lockProfile(tx, dealer_id));
    const change = await findBusinessChange(tx, dealer_id);
    refuse(whyNotTakeBack(change));
    await takePoint(tx, accountRateLimits.profile, dealer_id);
    await dropBusinessChange(tx, actor, found(change));
  });
}

/** This set waits no more, or is no longer shown as refused: the dealer, whose profile is locked, wants it so. */
export async function dropBusinessChange(tx: Tx, actor: Actor, change: { refused_reason: string | null }): Promise<void> {
  const dealer_id = actor.user_id;
  await deleteBusinessChange(tx, dealer_id);
  await countProfileVersion(tx, dealer_id);
  const event = { type: 'business.change_taken_back', data: { dealer_id, was_refused: !isWaiting(change) } } as const;
  await record(tx, actor, event, [userTopic(dealer_id)]);
}

/**
 * The administrator approves the set of changed details that was seen: from now on everyone reads it, and it counts as checked. Throws 404, 409 by
 * `whyNotDecide`. A newer set on its way waits on the same locked row.
 */
export async function approveBusinessChange(db: Database, actor: Actor, dealer_id: string, seen: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dealer = found(await lockProfile(tx, dealer_id));
    const change = await findBusinessChange(tx, dealer_id);
    refuse(whyNotDecide(change, seen));
    const verification = await findLastStep(tx, dealer_id);
    const details_version = checkedByApproval({ ...dealer, verification }, dealer.details_version + 1);
    await showBusinessChange(tx, seen);
    await deleteBusinessChange(tx, dealer_id);
    await insertStep(tx, { id: uuidv7(), dealer_id, admin_id: actor.user_id, step: 'change_approved', details_version });
    const event = { type: 'business.change_approved', data: { dealer_id } } as const;
    await record(tx, actor, event, [userTopic(dealer_id)], changeOf(businessOf(dealer), change && businessOf(change)));
  });
}

/** The administrator refuses the set that was seen, with a reason that the dealer reads. Throws 404, 409 by `whyNotDecide`. */
export async function refuseBusinessChange(
  db: Database,
  actor: Actor,
  dealer_id: string,
  { change_id, reason }: z.output<typeof refusalForm>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await lockProfile(tx, dealer_id));
    refuse(whyNotDecide(await findBusinessChange(tx, dealer_id), change_id));
    await refuseWaitingChange(tx, change_id, reason);
    const event = { type: 'business.change_refused', data: { dealer_id, change_id, reason } } as const;
    await record(tx, actor, event, [userTopic(dealer_id)], { before: { state: 'waiting' }, after: { state: 'refused', reason } });
  });
}
