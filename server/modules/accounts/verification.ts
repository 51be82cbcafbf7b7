import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { isWaiting } from '../../../shared/accounts/business-change.ts';
import {
  licenceAsked,
  whyNotAskForLicence,
  whyNotAskForMore,
  whyNotUnverify,
  whyNotVerify,
} from '../../../shared/accounts/verification.ts';
import type { moreForm, verificationForm } from '../../../shared/accounts/verification-schema.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { deleteBusinessChange, findBusinessChange, refuseWaitingChange } from './business-change-queries.ts';
import { lockProfile } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';
import { findLastStep, insertStep, isLicenceAsked, listBuyersOfDealer, setVerified } from './verification-queries.ts';

constraintMeans('verification_steps_one_asking', licenceAsked);

/**
 * The administrator verifies a dealer or takes it back (docs/domain/lifecycles.md, "Verification").
 *
 * Throws 404 when there is no such account, 409 by `whyNotVerify` and `whyNotUnverify`. A bid or confirmation on its way waits on the same locked row.
 */
export function setVerification(db: Database, actor: Actor, userId: string, decision: z.output<typeof verificationForm>): Promise<void> {
  return decision.is_verified ? verify(db, actor, userId, decision) : unverify(db, actor, userId, decision.reason);
}

type Checked = Extract<z.output<typeof verificationForm>, { is_verified: true }>;

async function verify(db: Database, actor: Actor, dealer_id: string, { is_verified, ...checked }: Checked): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dealer = found(await lockProfile(tx, dealer_id));
    const verification = await findLastStep(tx, dealer_id);
    refuse(whyNotVerify({ ...dealer, verification }, checked.details_version));
    await insertStep(tx, { id: uuidv7(), dealer_id, admin_id: actor.user_id, step: 'verified', ...checked });
    if (!dealer.is_verified) {
      await setVerified(tx, dealer_id, is_verified);
      await deleteBusinessChange(tx, dealer_id);
    }
    // Checked again, a dealer hears no second time that it is verified.
    const event = dealer.is_verified
      ? ({ type: 'profile.updated', data: { user_id: dealer_id } } as const)
      : ({ type: 'dealer.verified', data: { dealer_id } } as const);
    await record(tx, actor, event, [userTopic(dealer_id)]);
  });
}

/** The buyers who deal with the dealer are told. Changed details that wait are refused with it: the dealer can change them at once now. */
async function unverify(db: Database, actor: Actor, dealer_id: string, reason: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dealer = found(await lockProfile(tx, dealer_id));
    refuse(whyNotUnverify(dealer));
    await setVerified(tx, dealer_id, false);
    const change = await findBusinessChange(tx, dealer_id);
    if (isWaiting(change)) await refuseWaitingChange(tx, change.id, reason);
    const step_id = uuidv7();
    const { details_version } = dealer;
    await insertStep(tx, { id: step_id, dealer_id, admin_id: actor.user_id, step: 'unverified', details_version, reason });
    const buyer_ids = await listBuyersOfDealer(tx, dealer_id);
    const topics = [dealer_id, ...buyer_ids].map(userTopic);
    await record(tx, actor, { type: 'dealer.revoked', data: { dealer_id, buyer_ids, step_id } }, topics);
  });
}

/**
 * The administrator asks a waiting dealer for its licence number, once for the same details (docs/domain/lifecycles.md, "Verification"). Throws 409
 * by `whyNotAskForLicence`.
 */
export async function askForLicence(db: Database, actor: Actor, dealer_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const dealer = found(await lockProfile(tx, dealer_id));
    const { details_version } = dealer;
    refuse(whyNotAskForLicence(dealer, { isAsked: await isLicenceAsked(tx, dealer_id, details_version) }));
    await insertStep(tx, { id: uuidv7(), dealer_id, admin_id: actor.user_id, step: 'licence_asked', details_version });
    await record(tx, actor, { type: 'dealer.licence_asked', data: { dealer_id } }, [userTopic(dealer_id)]);
  });
}

/** The administrator asks a waiting dealer for something else, which leaves it waiting. Throws 409 by `whyNotAskForMore`, 429. */
export async function askForMore(db: Database, actor: Actor, dealer_id: string, form: z.output<typeof moreForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, dealer_id }))) return;
    const dealer = found(await lockProfile(tx, dealer_id));
    refuse(whyNotAskForMore(dealer));
    await takePoint(tx, accountRateLimits.askForMore, dealer_id);
    await insertStep(tx, { ...form, dealer_id, admin_id: actor.user_id, step: 'more_asked', details_version: dealer.details_version });
    await record(tx, actor, { type: 'dealer.more_asked', data: { dealer_id, step_id: form.id } }, [userTopic(dealer_id)]);
  });
}
