import type { Database } from '../../platform/data/database.ts';
import { givePointBack, givePointsBack, hasPoint, pointsTaken, type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { TooOften } from '../../platform/http/errors.ts';
import type { Caller } from './dependencies.ts';
import type { Credentials } from './device.ts';
import { askerOf } from './hashing.ts';
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
 * a right one clears the count, one that was not looked at costs nothing. The same queries run whether there is such an account or not.
 *
 * Throws 429 after too many tries, and when too many wait for an answer; that attempt is kept.
 */
export async function tryPassword(db: Database, { account, email, password, act }: Guess, caller: Caller): Promise<boolean> {
  const device = caller.knownTo(account);
  const key = device ?? email.toLowerCase();
  const keyHere = `${caller.network} ${key}`;
  const isStranger = !device && !(await hasSignedInFrom(db, account?.user_id, caller.network));
  const taken: [RateLimit, string][] = [];
  const take = async (...point: [RateLimit, string]) => {
    await takePoint(db, ...point);
    taken.push(point);
  };
  let isRight: boolean;
  try {
    if (isStranger && (await pointsTaken(db, signInFrom, caller.network)) >= noisyAfter) await take(signInFromNoisy, keyHere);
    await take(signIn, key);
    isRight = await isPassword(account?.password_hash, password, askerOf(caller, device));
  } catch (refusal) {
    for (const point of taken) await givePointBack(db, ...point);
    if (refusal instanceof TooOften) await keepAttempt(db, caller, { user_id: account?.user_id ?? null, act, result: 'too_often' });
    throw refusal;
  }
  if (isRight) {
    await givePointsBack(db, signIn, key);
    await givePointsBack(db, signInFromNoisy, keyHere);
  } else if (isStranger) {
    await hasPoint(db, signInFrom, caller.network);
  }
  return isRight;
}
