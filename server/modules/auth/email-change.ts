import type * as z from 'zod/mini';
import type { changeEmailForm } from '../../../shared/auth/schema.ts';
import { addJob } from '../../platform/data/queue.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { endOtherSessions, endSessions } from '../../platform/http/end-sessions.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { type AuthDependencies, type Caller, refuseReservedEmail } from './caller.ts';
import { changeMailKey, warnOldAddress } from './jobs.ts';
import { deadLink, hashOf } from './links.ts';
import { askForNewEmail } from './new-email.ts';
import { lockChangeLink, replaceEmail, spendLink } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';

/**
 * Mails a link to the new address, which counts once the link is opened (docs/domain/accounts.md, "E-mail and password"). How often others asked
 * for one to the same address is not told: over its limit no mail goes out, and the answer is the same.
 *
 * Throws 422 for the administrator's e-mail, 409 for a taken one, 429.
 */
export async function requestEmailChange(parts: AuthDependencies, actor: Actor, form: z.output<typeof changeEmailForm>): Promise<void> {
  refuseReservedEmail(parts.config, form.email);
  await takePoint(parts.db, authRateLimits.tokenMail, changeMailKey(actor.user_id));
  await parts.db.transaction().execute((tx) => askForNewEmail(tx, actor, form.email));
}

/**
 * The new e-mail counts from now on; links to the old one are void with it, and it is told. All sessions end but that of the caller, if it is
 * the account's: it gets a new token. Throws 422 for a dead link, 409 when someone else took the address.
 */
export async function confirmEmail({ db, config }: AuthDependencies, actor: Actor | null, token: string, caller: Caller): Promise<void> {
  const stays = await db.transaction().execute(async (tx) => {
    const link = await lockChangeLink(tx, hashOf(token));
    if (!link) throw deadLink();
    if (!(await spendLink(tx, 'change', hashOf(token)))) throw deadLink();
    refuseReservedEmail(config, link.email);
    const { user_id } = link;
    const { before, at } = await replaceEmail(tx, user_id, link.email);
    await recordFor(tx, { user_id }, { type: 'account.email_changed', data: { user_id } }, [user_id]);
    // Not a mail like others, which go to the address an account has.
    await addJob(tx, warnOldAddress, { user_id, email: before, at });
    if (actor?.user_id === user_id) return { actor, token: await endOtherSessions(tx, actor) };
    await endSessions(tx, user_id);
    return null;
  });
  if (stays) caller.setToken(stays.token, stays.actor);
}
