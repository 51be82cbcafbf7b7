import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import { isWaiting } from '../../../shared/business/rules.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { userTopic } from '../../../shared/events.ts';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { VerificationEffects } from '../../../shared/verification/api.ts';
import {
  licenceAsked,
  mostEffectsCounted,
  whyNotAskForLicence,
  whyNotAskForMore,
  whyNotUnverify,
  whyNotVerify,
} from '../../../shared/verification/rules.ts';
import type { moreForm, verificationForm } from '../../../shared/verification/schema.ts';
import { verificationRulesWords } from '../../../words/verification/verification-rules.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { word, words } from '../../platform/data/statements.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record, recordFor } from '../../platform/live/events.ts';
import { deleteBusinessChange, findBusinessChange, refuseWaitingChange } from '../business/business.ts';
import { isForSale } from '../market/market.ts';
import { findProfile, lockProfile, setVerified } from '../profile/profile.ts';
import { buyersOfDealer, findLastStep, insertStep, isLicenceAsked } from './queries.ts';

constraintMeans('verification_steps_one_asking', licenceAsked);

/** What one dealer is asked for: each is mailed. */
export const askForMoreRateLimit: RateLimit = {
  name: 'ask-for-more',
  points: 20,
  duration: 24 * 3600,
  told: () => verificationRulesWords.askedTooOften,
};

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
    await recordFor(tx, actor, event, [dealer_id], changeOf({ is_verified: dealer.is_verified }, { is_verified, ...checks }));
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
  refuse(by_report ? whyNotRemove.person(dealer) : whyNotUnverify(dealer));
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
    await recordFor(tx, actor, { type: 'dealer.licence_asked', data: { dealer_id } }, [dealer_id]);
  });
}

/** The administrator asks a waiting dealer for something else, which leaves it waiting. Throws 409 by `whyNotAskForMore`, 429. */
export async function askForMore(db: Database, actor: Actor, dealer_id: string, form: z.output<typeof moreForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, dealer_id }))) return;
    const dealer = found(await lockProfile(tx, dealer_id));
    refuse(whyNotAskForMore(dealer));
    await takePoint(tx, askForMoreRateLimit, dealer_id);
    await insertStep(tx, { ...form, dealer_id, admin_id: actor.user_id, step: 'more_asked', details_version: dealer.details_version });
    const event = { type: 'dealer.more_asked', data: { dealer_id, step_id: form.id } } as const;
    await recordFor(tx, actor, event, [dealer_id], { after: { reason: form.reason } });
  });
}

const one = sql<number>`1`.as('one');

/** Counts what depends on the verification of a dealer, each up to `mostEffectsCounted` (docs/domain/lifecycles.md, "Verification"). */
export async function countEffects(db: Reader, dealerId: string): Promise<VerificationEffects> {
  const pendingBids = db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(one)
    .where('b.dealer_id', '=', dealerId)
    .where('b.status', '=', word('pending'))
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null);
  const viewings = db.selectFrom('appointments').select(one).where('dealer_id', '=', dealerId).where('status', 'in', words(openStatuses));
  const cars = db.selectFrom('cars as c').select(one).where('c.dealer_id', '=', dealerId).where(isForSale);
  return db
    .selectNoFrom((eb) => [
      countOf(eb, pendingBids.limit(mostEffectsCounted)).as('pending_bids'),
      countOf(eb, buyersOfDealer(db, dealerId).limit(mostEffectsCounted)).as('buyers'),
      countOf(eb, viewings.limit(mostEffectsCounted)).as('viewings'),
      countOf(eb, cars.limit(mostEffectsCounted)).as('cars'),
    ])
    .executeTakeFirstOrThrow();
}
