import { sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  alreadySuspended,
  whyNotAnswer,
  whyNotContest,
  whyNotLeave,
  whyNotRestore,
  whyNotSuspend,
  whyNotWarn,
} from '../../../shared/standing/rules.ts';
import type { answerForm, contestForm, restoreForm, suspensionForm, warningForm } from '../../../shared/standing/schema.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { endOneSession, endSessions } from '../../platform/http/end-sessions.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { lockProfile, setSuspended } from '../profile/profile.ts';
import {
  countOwn,
  findSuspension,
  insertLookalikes,
  insertSuspension,
  insertWarning,
  listSuspensions,
  listUnread,
  lockLookalikes,
  markLeft,
  markRead,
  partnersOf,
  updateSuspension,
} from './queries.ts';

constraintMeans('suspensions_one_at_a_time', alreadySuspended);

type Form<Schema extends z.ZodMiniType> = z.output<Schema>;

/** The own suspension with what it stops, and the warnings that wait to be read. */
export async function readOwn(db: Reader, { user_id }: Actor) {
  const open = await findSuspension(db, user_id);
  return { suspension: open ? { ...open, ...(await countOwn(db, user_id)) } : null, warnings: await listUnread(db, user_id) };
}

/** The last suspension of a person, for our team. */
export async function findLastSuspension(db: Reader, userId: string) {
  return (await listSuspensions(db, userId, undefined)).rows[0];
}

/** Our team warns a person (docs/domain/accounts.md, "Suspending"). Repeatable by its id. Throws 404, 409 by `whyNotWarn`. */
export async function warn(db: Database, actor: Actor, user_id: string, form: Form<typeof warningForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, user_id }))) return;
    refuse(whyNotWarn(found(await lockProfile(tx, user_id))));
    await insertWarning(tx, { ...form, user_id, admin_id: actor.user_id });
    const event = { type: 'person.warned', data: { user_id, warning_id: form.id } } as const;
    await recordFor(tx, actor, event, [user_id], { after: { reason: form.words } });
  });
}

/** A person has read a warning. Done again it changes nothing. */
export async function readWarning(db: Database, { user_id, ...actor }: Actor, warning_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await markRead(tx, user_id, warning_id))
      await recordFor(tx, { user_id, ...actor }, { type: 'person.read_warning', data: { user_id } }, [user_id]);
  });
}

/**
 * Stops a person, whose verification goes along; says who deals with them, or null when this very call did it before. What hangs on it is ended by the
 * workflow. Throws 404, 409 by `whyNotSuspend`.
 */
export async function stop(tx: Tx, actor: Actor, user_id: string, form: Form<typeof suspensionForm>) {
  if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, user_id }))) return null;
  const person = found(await lockProfile(tx, user_id));
  refuse(whyNotSuspend(person));
  await insertSuspension(tx, { ...form, user_id, admin_id: actor.user_id, was_verified: person.is_verified });
  const partners = (await partnersOf(tx, user_id).execute()).map((partner) => partner.user_id);
  await setSuspended(tx, user_id, { is_suspended: true, is_verified: false });
  return { ...person, partners };
}

/** Lets a suspended person go on, with the verification they had; says who deals with them. Throws 404, 409 by `whyNotRestore`. */
export async function letGoOn(tx: Tx, actor: Actor, user_id: string, { reason }: Form<typeof restoreForm>) {
  const person = found(await lockProfile(tx, user_id));
  refuse(whyNotRestore(person));
  const open = found(await findSuspension(tx, user_id));
  await updateSuspension(tx, open.id, { ended_at: sql`now()`, ended_by: actor.user_id, end_reason: reason });
  await setSuspended(tx, user_id, { is_suspended: false, is_verified: open.was_verified });
  const partners = (await partnersOf(tx, user_id).execute()).map((partner) => partner.user_id);
  return { ...person, suspension_id: open.id, partners };
}

/** A suspended person says something against it, once; the same words again change nothing. Throws 409 by `whyNotContest`. */
export async function contest(db: Database, actor: Actor, { contest }: Form<typeof contestForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockProfile(tx, actor.user_id);
    const open = await findSuspension(tx, actor.user_id);
    if (open?.contest === contest) return;
    refuse(whyNotContest(open));
    const { id } = found(open);
    await updateSuspension(tx, id, { contest, contested_at: sql`now()` });
    const { user_id } = actor;
    await recordFor(tx, actor, { type: 'person.contested', data: { user_id, suspension_id: id } }, [user_id], {
      after: { reason: contest },
    });
  });
}

/** Our team answers what a person says against the suspension, which stands. Throws 404, 409 by `whyNotAnswer`. */
export async function answer(db: Database, actor: Actor, user_id: string, { reason }: Form<typeof answerForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    found(await lockProfile(tx, user_id));
    const open = await findSuspension(tx, user_id);
    refuse(whyNotAnswer(open));
    const { id } = found(open);
    await updateSuspension(tx, id, { answer: reason, answered_at: sql`now()` });
    await recordFor(tx, actor, { type: 'person.answered', data: { user_id, suspension_id: id } }, [user_id], { after: { answer: reason } });
  });
}

/** Keeps for our team of which suspended people an account, as it is written now, has the phone number or says the licence. */
export async function keepLookalikes(tx: Tx, user_id: string): Promise<void> {
  for (const suspended_id of await insertLookalikes(tx, user_id))
    await recordFor(tx, null, { type: 'account.looks_suspended', data: { user_id, suspended_id } }, []);
}

/** Our team leaves such an account as it is, by all that is open of it. Throws 404, 409 by `whyNotLeave`. */
export async function leave(db: Database, actor: Actor, user_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await lockLookalikes(tx, user_id);
    found(rows[0]);
    const open = rows.filter(({ is_open }) => is_open);
    refuse(whyNotLeave(open));
    for (const row of open) await markLeft(tx, { ...row, user_id }, actor.user_id);
    await recordFor(tx, actor, { type: 'account.left', data: { user_id } }, []);
  });
}

/** Our team signs a person out everywhere. */
export async function signOutEverywhere(db: Database, actor: Actor, user_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await endSessions(tx, user_id);
    await recordFor(tx, actor, { type: 'person.signed_out', data: { user_id } }, [user_id]);
  });
}

/** Our team signs a person out in one browser; one that has ended already stays so. */
export async function endSessionOf(db: Database, actor: Actor, { id, user_id }: { id: string; user_id: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await endOneSession(tx, user_id, id)) await recordFor(tx, actor, { type: 'person.signed_out', data: { user_id } }, [user_id]);
  });
}
