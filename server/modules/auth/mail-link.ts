import type { Tx } from '../../platform/data/database.ts';
import { addJob, dropJob } from '../../platform/data/queue.ts';
import { givePointsBack, tryPoint } from '../../platform/data/rate-limits.ts';
import type { AuthDependencies, Caller } from './caller.ts';
import { changeMailKey, sendTokenMail, tokenMailKey } from './jobs.ts';
import { findCredentials } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';

const { tokenMail, tokenMailFrom, tokenMailFromNoisy } = authRateLimits;

/**
 * Mails a link, if there is such an account (and, for 'verify', it still needs one); over the limit, the newest one mailed goes on working instead
 * (docs/domain/accounts.md, "Links by mail"). Says nothing either way, and does the same work: the worker looks for the account.
 */
export async function mailLink(
  { db }: Pick<AuthDependencies, 'db'>,
  purpose: 'verify' | 'reset',
  email: string,
  caller: Caller,
): Promise<void> {
  const account = await findCredentials(db, { email });
  const device = caller.knownTo(account);
  const isNoisy = !device && !(await tryPoint(db, tokenMailFrom, caller.network));
  const key = device ? `${purpose}:${device}` : strangersKey(purpose, email, account?.user_id);
  if (!(await tryPoint(db, isNoisy ? tokenMailFromNoisy : tokenMail, key))) return;
  await db.transaction().execute((tx) => addJob(tx, sendTokenMail, { purpose, email }, { key: tokenMailKey(purpose, email) }));
}

/** Takes back links to a new password or e-mail, and to a sign-in, that were asked for and not mailed yet; a new password may be asked for by mail again at once. */
export async function takeBackLinks(tx: Tx, { user_id, email }: { user_id: string; email: string }): Promise<void> {
  for (const key of [tokenMailKey('reset', email), tokenMailKey('second', email), changeMailKey(user_id)]) await dropJob(tx, key);
  await givePointsBack(tx, tokenMail, strangersKey('reset', email, user_id));
}

// With the account: what was asked for before there was one, or before it had this e-mail, brought it no link.
function strangersKey(purpose: 'verify' | 'reset', email: string, userId: string | undefined): string {
  return `${purpose}:${userId ?? ''}:${email.toLowerCase()}`;
}
