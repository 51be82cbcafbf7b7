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
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';
import { deleteBusinessChange, findBusinessChange, refuseWaitingChange } from './business-change-queries.ts';
import { findProfile } from './people-queries.ts';
import { lockProfile } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';
import { buyersOfDealer, findLastStep, insertStep, isLicenceAsked, setVerified } from './verification-queries.ts';

constraintMeans('verification_steps_one_asking', licenceAsked);

/**
 * The administrator verifies a dealer or takes it back (docs/domain/lifecycles.md, "Verification").
 *
 * Throws 404 when there is no such account, 409 by `whyNotVerify` and `whyNotUnverify`. A bid or confirmation on its way waits on the same locked row.
 */
export function setVerification(db: Database, actor: Actor, userId: string, decision: z.output<typeof verificationForm>): Promise<void> {
  if (decision.is_verified) return verify(db, actor, userId, decision);
  return db.transaction().execute((tx) => unverify(tx, actor, userId, decision.reason));
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
    const { details_version: _, ...checks } = checked;
    // Checked again, a dealer hears no second time that it is verified.
    const event = dealer.is_verified
      ? ({ type: 'profile.updated', data: { user_id: dealer_id } } as const)
      : ({ type: 'dealer.verified', data: { dealer_id } } as const);
    await record(tx, actor, event, [userTopic(dealer_id)], changeOf({ is_verified: dealer.is_verified }, { is_verified, ...checks }));
  });
}

/** A dealer with all that our team checks; undefined for anybody else. */
export async function readToCheck(db: Reader, dealerId: string) {
  const profile = await findProfile(db, dealerId);
  return profile?.user_type === 'dealer' ? profile : undefined;
}

/** Takes a verification back, with a reason. The buyers who deal with the dealer are told. Changed details that wait are refused with it: the dealer can change them at once now. Throws 409 by `whyNotUnverify`, after a report by `whyNotRemove`. */
export async function unverify(tx: Tx, actor: Actor, dealer_id: string, reason: string, by_report?: boolean): Promise<void> {
  const dealer = found(await lockProfile(tx, dealer_id));
  refuse(by_report ? whyNotRemove({ thing: 'person', is_verified: dealer.is_verified }) : whyNotUnverify(dealer));
  await setVerified(tx, dealer_id, false);
  const change = await findBusinessChange(tx, dealer_id);
  if (isWaiting(change)) await refuseWaitingChange(tx, change.id, reason);
  const step_id = uuidv7();
  const { details_version } = dealer;
  await insertStep(tx, { id: step_id, dealer_id, admin_id: actor.user_id, step: 'unverified', details_version, reason });
  const buyer_ids = (await buyersOfDealer(tx, dealer_id).execute()).map(({ user_id }) => user_id);
  const topics = [dealer_id, ...buyer_ids].map(userTopic);
  const event = { type: 'dealer.revoked', data: { dealer_id, buyer_ids, step_id, by_report } } as const;
  await record(tx, actor, event, topics, changeOf({ is_verified: true }, { is_verified: false, reason }));
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
    const event = { type: 'dealer.more_asked', data: { dealer_id, step_id: form.id } } as const;
    await record(tx, actor, event, [userTopic(dealer_id)], { after: { reason: form.reason } });
  });
}
