import type * as z from 'zod/mini';
import { isAppCode } from '../../../../shared/auth/second-codes.ts';
import { proofNeeded } from '../../../../shared/auth/second-rules.ts';
import type { proofForm } from '../../../../shared/auth/second-schema.ts';
import { secondRulesWords } from '../../../../words/auth/second-rules.ts';
import { HttpProblem, refuse } from '../../../platform/http/errors.ts';
import { type Actor, keepProof } from '../../../platform/http/session.ts';
import { checkCurrentPassword } from '../auth.ts';
import type { AuthDependencies, Caller } from '../caller.ts';
import { readFactor, spendCode } from './factors.ts';
import { lookAtCode } from './look-at-code.ts';

/**
 * Keeps for ten minutes that it is the owner who is at this browser, by the password and, where there is a second step, its code (docs/domain/accounts.md,
 * "Proof"). A code that comes with a wrong password is not looked at. Throws 422 for a wrong one of either, 429.
 */
export async function giveProof(
  parts: AuthDependencies,
  actor: Actor,
  { current_password, code }: z.output<typeof proofForm>,
  caller: Caller,
): Promise<void> {
  const { db, sealKey, config } = parts;
  const { user_id } = actor;
  await checkCurrentPassword(parts, actor, current_password, caller);
  if ((await readFactor(db, config, actor)).asks_code) {
    if (!code) throw noCode();
    const take = () => db.transaction().execute((tx) => spendCode(tx, sealKey, user_id, code, isAppCode(code)));
    await lookAtCode(db, { key: `proof:${user_id}`, caller }, async () => (await take()) || null);
  }
  await keepProof(db, actor);
}

/** The same by the password alone, of who has no second step; 403 when it was not typed. */
export async function provedBy(
  parts: AuthDependencies,
  actor: Actor,
  { current_password }: { current_password?: string | undefined },
  caller: Caller,
): Promise<void> {
  if (!current_password) return refuse(proofNeeded);
  await checkCurrentPassword(parts, actor, current_password, caller);
  await keepProof(parts.db, actor);
}

function noCode(): HttpProblem {
  const sentence = secondRulesWords.typeCodeToo;
  return new HttpProblem(422, 'invalid', sentence, { code: sentence });
}
