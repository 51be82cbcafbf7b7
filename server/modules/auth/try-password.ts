import type { Database } from '../../platform/data/database.ts';
import { givePointBack, givePointsBack, pointsTaken, type RateLimit, takePoint, tryPoint } from '../../platform/data/rate-limits.ts';
import { TooOften } from '../../platform/http/errors.ts';
import type { Caller } from './caller.ts';
import type { Credentials } from './device.ts';
import { type Requester, requesterOf } from './hashing.ts';
import { isPassword } from './passwords.ts';
import { authRateLimits } from './rate-limits.ts';
import { type Attempt, hasSignedInFrom, keepAttempt } from './sign-in-attempts.ts';

const { signIn, signInFrom, signInFromNoisy } = authRateLimits;

type Point = [RateLimit, string];

type Held = Pick<Credentials, 'user_id' | 'password_hash'>;

/** A password for an account, or for none there is. */
interface Guess extends Pick<Attempt, 'act'> {
  account: Held | undefined;
  password: string;
}

/**
 * Whether the password is right. How often it may be wrong is counted before it is looked at (docs/domain/limits-and-money.md, "Rate limits");
 * a right one clears the count, one that was not looked at costs nothing. The same queries run whether there is such an account or not.
 *
 * Throws 429 after too many tries, and when too many wait for an answer; that attempt is kept.
 */
export async function tryPassword(
  db: Database,
  { email, account, ...guess }: Guess & { account: Credentials | undefined; email: string },
  caller: Caller,
): Promise<boolean> {
  const device = caller.knownTo(account);
  const key = device ?? email.toLowerCase();
  const isStranger = !device && !(await hasSignedInFrom(db, account?.user_id, caller.network));
  const costs = async (): Promise<Point[]> => {
    const isNoisy = isStranger && (await pointsTaken(db, signInFrom, caller.network)) >= signInFrom.noisyAfter;
    return isNoisy
      ? [
          [signInFromNoisy, `${caller.network} ${key}`],
          [signIn, key],
        ]
      : [[signIn, key]];
  };
  const isRight = await look(db, { account, ...guess }, costs, requesterOf(caller, device ? account?.user_id : undefined), caller);
  // Beyond the last point this answer stays what it is: the next try finds none.
  if (!isRight && isStranger) await tryPoint(db, signInFrom, caller.network);
  return isRight;
}

/**
 * Whether this is the current password of who is signed in. Tries count for the account, and only those who are signed in use them up.
 *
 * Throws 429 as `tryPassword` does.
 */
export function tryCurrentPassword(db: Database, account: Held, password: string, caller: Caller): Promise<boolean> {
  const { user_id } = account;
  return look(
    db,
    { account, password, act: 'current_password' },
    async () => [[signIn, user_id]],
    { kind: 'known', name: user_id },
    caller,
  );
}

/** Looks at a password for the points it costs: given back when it is not looked at, which is kept, and cleared when it is right. */
async function look(
  db: Database,
  { account, password, act }: Guess,
  costs: () => Promise<Point[]>,
  requester: Requester,
  caller: Caller,
): Promise<boolean> {
  const taken: Point[] = [];
  try {
    for (const point of await costs()) {
      await takePoint(db, ...point);
      taken.push(point);
    }
    const isRight = await isPassword(account?.password_hash, password, requester);
    if (isRight) for (const point of taken) await givePointsBack(db, ...point);
    return isRight;
  } catch (refusal) {
    for (const point of taken) await givePointBack(db, ...point);
    if (refusal instanceof TooOften) await keepAttempt(db, caller, { user_id: account?.user_id ?? null, act, result: 'too_often' });
    throw refusal;
  }
}
