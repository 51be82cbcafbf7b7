import type * as z from 'zod/mini';
import { keptReason } from '../../shared/appointments/system-reasons.ts';
import type { eraseForm } from '../../shared/erasing/schema.ts';
import { cancelOpenOf } from '../modules/appointments/erasing.ts';
import { checkCurrentPassword, wrongCurrent } from '../modules/auth/auth.ts';
import type { AuthDependencies, Caller } from '../modules/auth/caller.ts';
import { endSigningIn, lockToErase } from '../modules/auth/erasing.ts';
import { forgetShortlist, lockOpenBidsOf, withdrawFromBids } from '../modules/bids/erasing.ts';
import { deleteBusinessChange } from '../modules/business/business.ts';
import { forgetSavedCars, lockStock } from '../modules/cars/erasing.ts';
import { type ErasureList, findErasedBefore, keepErasure, refuseUnfinished, writeErasureList } from '../modules/erasing/erasing.ts';
import { listErasures } from '../modules/erasing/jobs.ts';
import { forgetInReports } from '../modules/moderation/reports.ts';
import { forgetReader } from '../modules/notifications/erasing.ts';
import { forgetExports } from '../modules/own-data/own-data.ts';
import { releasePhotos } from '../modules/photos/photos.ts';
import { eraseProfile, lockPersonToErase } from '../modules/profile/erasing.ts';
import { lockRequestsOf, stopSharingPhone } from '../modules/requests/erasing.ts';
import { forgetStanding } from '../modules/standing/erasing.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import { addJob } from '../platform/data/queue.ts';
import { found, notSignedIn } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { inLanguage } from '../platform/process/language.ts';
import type { Log } from '../platform/process/log.ts';
import { removeCar } from './delete-car.ts';
import { removeRequest } from './delete-request.ts';

/**
 * Somebody erases the own account (docs/domain/accounts.md, "Erasing"). Once this returns the erasure is done and on the list that a restored database is
 * held against.
 *
 * Throws 422 for a wrong current password, 409 by `whyNotErase`, 401 when the account was erased meanwhile, 429.
 */
export async function eraseAccount(
  { config, ...list }: AuthDependencies & ErasureList,
  actor: Actor,
  { current_password }: z.output<typeof eraseForm>,
  caller: Caller,
): Promise<void> {
  const { user_id } = actor;
  const password_hash = await checkCurrentPassword({ db: list.db }, actor, current_password, caller);
  await list.db.transaction().execute(async (tx) => {
    const account = await lockToErase(tx, user_id);
    if (!account) throw notSignedIn();
    if (account.password_hash !== password_hash) throw wrongCurrent();
    const person = await lockAll(tx, user_id);
    await refuseUnfinished(tx, user_id);
    await erase(tx, person);
  });
  // The erasure stands; the job that was queued with it makes up for its file.
  await writeErasureList(list).catch((error: unknown) => caller.log.error({ err: error }, 'the list of erasures could not be written'));
}

/**
 * Erases the accounts of the list that are back because an older backup was restored; what stands in the way otherwise ends with them. Server and worker
 * do it when they start, before anybody is let in or mailed: one listing and one query when nobody is back.
 */
export async function eraseAgain(list: ErasureList, log: Log): Promise<void> {
  const back = await findErasedBefore(list);
  for (const userId of back) {
    // Nobody asks for it, so nobody's language is known.
    await inLanguage('en', () => eraseOne(list.db, userId));
  }
  if (back.length > 0) log.warn({ accounts: back.length }, 'erased accounts were back, with an older backup, and are erased again');
}

const eraseOne = (db: Database, userId: string) =>
  db.transaction().execute(async (tx) => {
    if (!(await lockToErase(tx, userId))) return;
    const person = await lockAll(tx, userId);
    await cancelOpenOf(tx, { user_id: userId }, keptReason('accountErased'));
    await erase(tx, person);
  });

/** The person with all that erasing changes or depends on, locked: requests, profile, cars, bids. */
async function lockAll(tx: Tx, userId: string) {
  const requests = await lockRequestsOf(tx, userId);
  const person = found(await lockPersonToErase(tx, userId));
  const cars = await lockStock(tx, userId);
  await lockOpenBidsOf(tx, userId);
  return { ...person, requests, cars };
}
type Person = Awaited<ReturnType<typeof lockAll>>;

async function erase(tx: Tx, person: Person): Promise<void> {
  const { user_id } = person;
  const by = { user_id };
  for (const request of person.requests) await removeRequest(tx, by, request);
  await stopSharingPhone(tx, user_id);
  await withdrawFromBids(tx, by);
  for (const car of person.cars) await removeCar(tx, by, car);
  await forgetShortlist(tx, user_id);
  await forgetSavedCars(tx, user_id);
  await forgetReader(tx, user_id);
  await forgetInReports(tx, user_id);
  await forgetExports(tx, user_id);
  await forgetStanding(tx, user_id);
  await endAccount(tx, person);
}

/** The account itself: sessions, links, e-mail, password and all that the profile says of the person; it stays as nobody's, for what others keep of a deal. */
async function endAccount(tx: Tx, { user_id, user_type }: Person): Promise<void> {
  await deleteBusinessChange(tx, user_id);
  await releasePhotos(tx, { kind: 'licence', id: user_id });
  await eraseProfile(tx, user_id, user_type);
  await endSigningIn(tx, user_id);
  await keepErasure(tx, user_id);
  await addJob(tx, listErasures, undefined);
}
