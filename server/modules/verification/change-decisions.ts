import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { businessOf, whyNotDecide } from '../../../shared/business/rules.ts';
import { checkedByApproval, whyNotApprove } from '../../../shared/verification/rules.ts';
import type { refusalForm } from '../../../shared/verification/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, recordFor } from '../../platform/live/events.ts';
import { deleteBusinessChange, findBusinessChange, refuseWaitingChange } from '../business/business.ts';
import { lockProfile, showBusinessChange } from '../profile/profile.ts';
import { findLastStep, insertStep } from './queries.ts';

/**
 * The administrator approves the set of changed details that was seen: from now on everyone reads it, and it counts as checked. Throws 404, 409 by
 * `whyNotApprove` and `whyNotDecide`. A newer set on its way waits on the same locked row.
 */
export async function approveBusinessChange(db: Database, actor: Actor, dealer_id: string, seen: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dealer = found(await lockProfile(tx, dealer_id));
    const change = await findBusinessChange(tx, dealer_id);
    refuse(whyNotApprove(dealer) ?? whyNotDecide(change, seen));
    const verification = await findLastStep(tx, dealer_id);
    const details_version = checkedByApproval({ ...dealer, verification }, dealer.details_version + 1);
    await showBusinessChange(tx, seen);
    await deleteBusinessChange(tx, dealer_id);
    await insertStep(tx, { id: uuidv7(), dealer_id, admin_id: actor.user_id, step: 'change_approved', details_version });
    const event = { type: 'business.change_approved', data: { dealer_id } } as const;
    await recordFor(tx, actor, event, [dealer_id], changeOf(businessOf(dealer), change && businessOf(change)));
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
    await recordFor(tx, actor, event, [dealer_id], { before: { state: 'waiting' }, after: { state: 'refused', reason } });
  });
}
