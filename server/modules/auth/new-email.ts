import { emailTaken, whyNotNewEmail } from '../../../shared/auth/rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { addJob, dropJob } from '../../platform/data/queue.ts';
import { takePoint, tryPoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { changeMailKey, sendTokenMail } from './jobs.ts';
import { findAccountByEmail, forgetNewEmail, lockNewEmail, setNewEmail } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';

/**
 * Keeps the new e-mail that an account asks for, and mails the link to it. How often others asked for one to the same address is not told: over its
 * limit no mail goes out, and all else is the same. Throws 409 for a taken one.
 */
export async function askForNewEmail(tx: Tx, { user_id }: Pick<Actor, 'user_id'>, email: string): Promise<void> {
  refuse((await findAccountByEmail(tx, email)) ? emailTaken : null);
  await setNewEmail(tx, user_id, email);
  await recordFor(tx, { user_id }, { type: 'account.new_email_asked', data: { user_id } }, [user_id]);
  if (!(await tryPoint(tx, authRateLimits.changeMailTo, email.toLowerCase()))) return;
  await addJob(tx, sendTokenMail, { user_id, purpose: 'change', email }, { key: changeMailKey(user_id) });
}

/** Mails the link to the new e-mail again (docs/domain/accounts.md, "E-mail and password"). Throws 409 by `whyNotNewEmail` and for a taken one, 429. */
export async function sendNewEmailAgain(db: Database, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { new_email } = found(await lockNewEmail(tx, actor.user_id));
    refuse(whyNotNewEmail(new_email));
    await askForNewEmail(tx, actor, new_email ?? '');
    await takePoint(tx, authRateLimits.tokenMail, changeMailKey(actor.user_id));
  });
}

/** Keeps the present e-mail: the link to the new one counts for nothing, also one whose mail is on its way. Throws 409 by `whyNotNewEmail`. */
export async function takeBackNewEmail(db: Database, actor: Actor): Promise<void> {
  const { user_id } = actor;
  await db.transaction().execute(async (tx) => {
    refuse(whyNotNewEmail(found(await lockNewEmail(tx, user_id)).new_email));
    await forgetNewEmail(tx, user_id);
    await dropJob(tx, changeMailKey(user_id));
    await recordFor(tx, actor, { type: 'account.new_email_taken_back', data: { user_id } }, [user_id]);
  });
}
