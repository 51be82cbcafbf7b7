import { addJob } from '../../platform/data/queue.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import type { AccountDependencies, Caller } from './dependencies.ts';
import { sendTokenMail } from './jobs.ts';
import { findCredentials } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';

/** Mails a link, if there is such an account (and, for 'verify', it still needs one). Says nothing either way. Throws 429. */
export async function mailLink(
  { db }: Pick<AccountDependencies, 'db'>,
  purpose: 'verify' | 'reset',
  email: string,
  caller: Caller,
): Promise<void> {
  const account = await findCredentials(db, { email });
  const device = caller.knownTo(account);
  if (!device) await takePoint(db, accountRateLimits.tokenMailFrom, caller.network);
  await takePoint(db, accountRateLimits.tokenMail, `${purpose}:${device ?? email.toLowerCase()}`);
  if (!account || (purpose === 'verify' && account.email_verified_at)) return;
  const { user_id } = account;
  await db.transaction().execute((tx) => addJob(tx, sendTokenMail, { user_id, purpose }, { key: `${purpose}:${user_id}` }));
}
