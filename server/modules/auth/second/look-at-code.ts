import { mostWrongCodes, wrongCode } from '../../../../shared/auth/second-rules.ts';
import type { Database } from '../../../platform/data/database.ts';
import { givePointsBack, takePoint } from '../../../platform/data/rate-limits.ts';
import { refused } from '../../../platform/http/errors.ts';
import type { Caller } from '../caller.ts';
import { authRateLimits } from '../rate-limits.ts';

const { secondCode, secondCodeFrom } = authRateLimits;

interface Looking {
  /** Whose codes are tried, and where: each way has a count of its own, so that strangers use up nobody's but theirs. */
  key: string;
  caller: Pick<Caller, 'network'>;
  /** What a wrong code leaves behind, and what follows the last one. */
  onWrong?: (left: number) => Promise<void>;
}

/**
 * Looks at a code: `look` gives what it stands for, or null where it does not fit. Five may be wrong in a quarter of an hour, counted before they are looked
 * at; a right one clears the count. Throws 422 for a wrong one, with how many tries are left, 429 after too many.
 */
export async function lookAtCode<Found>(
  db: Database,
  { key, caller, onWrong }: Looking,
  look: () => Promise<Found | null>,
): Promise<Found> {
  // The account's first: who tries on and on uses up nothing of the network, which thousands may share.
  const tries = await takePoint(db, secondCode, key);
  await takePoint(db, secondCodeFrom, caller.network);
  const found = await look();
  if (found === null) {
    await onWrong?.(mostWrongCodes - tries);
    throw refused(wrongCode(mostWrongCodes - tries));
  }
  await givePointsBack(db, secondCode, key);
  return found;
}
