import type { Database } from '../../platform/data/database.ts';
import { givePointsBack, hasPoint, pointsTaken, takePoint } from '../../platform/data/rate-limits.ts';
import { TooOften } from '../../platform/http/errors.ts';
import type { Caller } from './dependencies.ts';
import type { Credentials } from './device.ts';
import { isPassword } from './passwords.ts';
import { accountRateLimits, noisyAfter } from './rate-limits.ts';
import { type Attempt, hasSignedInFrom, keepAttempt } from './sign-in-attempts.ts';

const { signIn, signInFrom, signInFromNoisy } = accountRateLimits;

/** A password for the account of an e-mail, or for none there is. */
interface Guess extends Pick<Attempt, 'act'> {
  account: Credentials | undefined;
  email: string;
  password: string;
}

/**
 * Whether the password is right. How often it may be wrong is counted before it is looked at (docs/domain/limits-and-money.md, "Rate limits");
 * a right one clears the count. The same queries run whether there is such an account or not.
 *
 * Throws 429 after too many tries; that attempt is kept.
 */
export async function tryPassword(db: Database, { account, email, password, act }: Guess, caller: Caller): Promise<boolean> {
  const device = caller.knownTo(account);
  const key = device ?? email.toLowerCase();
  const isStranger = !device && !(await hasSignedInFrom(db, account?.user_id, caller.network));
  try {
    if (isStranger && (await pointsTaken(db, signInFrom, caller.network)) >= noisyAfter) {
      await takePoint(db, signInFromNoisy, `${caller.network} ${key}`);
    }
    await takePoint(db, signIn, key);
  } catch (refusal) {
    if (refusal instanceof TooOften) await keepAttempt(db, caller, { user_id: account?.user_id ?? null, act, result: 'too_often' });
    throw refusal;
  }
  const isRight = await isPassword(account?.password_hash, password);
  if (isRight) {
    await givePointsBack(db, signIn, key);
    await givePointsBack(db, signInFromNoisy, `${caller.network} ${key}`);
  } else if (isStranger) {
    await hasPoint(db, signInFrom, caller.network);
  }
  return isRight;
}
