import type { FactorChange } from '../../../../shared/auth/factor-changes.ts';
import type { Reader, Tx } from '../../../platform/data/database.ts';
import { takePoint } from '../../../platform/data/rate-limits.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { recordFor } from '../../../platform/live/events.ts';
import type { Config } from '../../../platform/process/config.ts';
import { unseal } from '../../../platform/process/seal.ts';
import { authRateLimits } from '../rate-limits.ts';
import { recoveryHash, stepOf } from './codes.ts';
import { countCodes, findFactor, spendRecoveryCode, spendStep } from './queries.ts';

/** What the sealed secret of an account is bound to: it can't be put in the place of another's. */
export const secretOf = (userId: string) => `secret of ${userId}`;

/** The own second step: since when, how many recovery codes are left, and whether a proof asks for a code, which the demo does not. */
export async function readFactor(db: Reader, { mode }: Config, { user_id }: Pick<Actor, 'user_id'>) {
  const factor = await findFactor(db, user_id);
  return {
    since: factor?.since ?? null,
    codes_left: factor ? await countCodes(db, user_id) : 0,
    asks_code: factor !== undefined && !['demo', 'dev'].includes(mode),
  };
}

/** Records what became of somebody's second step. Who changes their own has a limit: each change is mailed. */
export async function recordChange(tx: Tx, by: Actor | null, user_id: string, what: FactorChange): Promise<void> {
  await recordFor(tx, by, { type: 'account.second_factor_changed', data: { user_id, what } }, [user_id]);
  if (by?.user_id === user_id) await takePoint(tx, authRateLimits.secondFactorChange, user_id);
}

/** Takes a code of this account, whichever kind it is; false when it is not one, or was taken before. */
export async function spendCode(tx: Tx, sealKey: Buffer, user_id: string, code: string, isAppCode: boolean): Promise<boolean> {
  if (!isAppCode) return spendRecovery(tx, sealKey, user_id, code);
  const factor = await findFactor(tx, user_id);
  if (!factor) return false;
  const secret = unseal(sealKey, secretOf(user_id), factor.sealed_secret);
  if (!secret) throw new Error('a second step that can’t be opened with the operator’s key');
  const step = stepOf(secret, code);
  return step !== null && spendStep(tx, user_id, step);
}

async function spendRecovery(tx: Tx, sealKey: Buffer, user_id: string, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(tx, user_id, recoveryHash(sealKey, user_id, code)))) return false;
  const left = await countCodes(tx, user_id);
  await recordFor(tx, { user_id }, { type: 'account.recovery_code_used', data: { user_id, left } }, [user_id]);
  return true;
}
