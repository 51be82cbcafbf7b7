import type * as z from 'zod/mini';
import { factorIsOn, whyNotChangeFactor } from '../../../../shared/auth/second-rules.ts';
import type { setUpForm } from '../../../../shared/auth/second-schema.ts';
import { secondRulesWords } from '../../../../words/auth/second-rules.ts';
import type { Database, Tx } from '../../../platform/data/database.ts';
import { found, HttpProblem, refuse } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { markOf, seal, unseal } from '../../../platform/process/seal.ts';
import type { AuthDependencies, Caller } from '../caller.ts';
import { findCredentials } from '../queries.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf } from './codes.ts';
import { recordChange, secretOf } from './factors.ts';
import { lookAtCode } from './look-at-code.ts';
import { provedBy } from './proof.ts';
import { deleteFactor, findFactor, insertFactor, lockFactor, replaceCodes } from './queries.ts';

// What a sealed text is of: one can't be put in the place of another, or of another account's.
const setupOf = (userId: string) => `set-up of ${userId}`;
const codesOf = (userId: string) => `codes of ${userId}`;

/** For how long new recovery codes can be shown again, in seconds: a page may not have arrived. */
const codesShown = 10 * 60;

type Factors = Pick<AuthDependencies, 'db' | 'sealKey'>;

/** A secret that somebody may set up: to show, and sealed, to come back with the first code. Nothing is stored before that. */
export function offerSecret({ sealKey }: Pick<AuthDependencies, 'sealKey'>, { user_id }: Actor): { secret: string; setup: string } {
  const secret = newSecret();
  return { secret, setup: seal(sealKey, setupOf(user_id), secret).toString('base64url') };
}

/** The secret that was offered; null for anything else. */
export function offeredSecret({ sealKey }: Pick<AuthDependencies, 'sealKey'>, { user_id }: Actor, setup: string): string | null {
  return unseal(sealKey, setupOf(user_id), Buffer.from(setup, 'base64url'));
}

/**
 * Switches the own second step on, by a code of the secret that was offered (docs/domain/accounts.md, "Second step"). Its recovery codes wait in the browser
 * for the page that shows them. Who has no step yet proves with the password alone that it is them.
 *
 * Throws 422 for a wrong code or password, 403 where the password is needed and was not typed, 409 when it is on already, 429.
 */
export async function setUpFactor(parts: AuthDependencies, actor: Actor, form: z.output<typeof setUpForm>, caller: Caller): Promise<void> {
  const { db, sealKey } = parts;
  const { user_id } = actor;
  refuse((await findFactor(db, user_id)) ? factorIsOn : null);
  if (!actor.is_proved) await provedBy(parts, actor, form, caller);
  const secret = offeredSecret(parts, actor, form.setup);
  if (!secret) throw new HttpProblem(422, 'invalid', secondRulesWords.loadAgain);
  const last_step = await lookAtCode(db, { key: `set-up:${user_id}`, caller }, async () => stepOf(secret, form.code));
  const codes = newRecoveryCodes();
  const known = await db.transaction().execute(async (tx) => {
    const sealed_secret = seal(sealKey, secretOf(user_id), secret);
    const isNew = await insertFactor(tx, { user_id, sealed_secret, key_mark: markOf(sealKey), last_step });
    refuse(isNew ? null : factorIsOn);
    await keepCodes(tx, sealKey, user_id, codes);
    await recordChange(tx, actor, user_id, 'on');
    return findCredentials(tx, { id: user_id });
  });
  // Every other browser is asked for a code from now on.
  caller.remember(found(known));
  showCodes(parts, actor, codes, caller);
}

/** Makes the own recovery codes anew; those before stop working. Throws 409 without a second step, 429. */
export async function makeNewCodes(parts: Factors, actor: Actor, caller: Caller): Promise<void> {
  const codes = newRecoveryCodes();
  await parts.db.transaction().execute(async (tx) => {
    refuse(whyNotChangeFactor(await lockFactor(tx, actor.user_id)));
    await keepCodes(tx, parts.sealKey, actor.user_id, codes);
    await recordChange(tx, actor, actor.user_id, 'codes');
  });
  showCodes(parts, actor, codes, caller);
}

/** Switches the own second step off. Throws 409 when it is off, 429. */
export async function switchOffFactor(db: Database, actor: Actor): Promise<void> {
  const { user_id } = actor;
  await db.transaction().execute(async (tx) => {
    refuse(whyNotChangeFactor((await deleteFactor(tx, user_id)) ? {} : null));
    await recordChange(tx, actor, user_id, 'off');
  });
}

function keepCodes(tx: Tx, sealKey: Buffer, userId: string, codes: string[]): Promise<void> {
  return replaceCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(sealKey, userId, code)),
  );
}

// In the browser and not here: only their hashes are stored. They may have to be shown twice, when the page was lost on its way.
function showCodes({ sealKey }: Pick<Factors, 'sealKey'>, { user_id }: Actor, codes: string[], caller: Caller): void {
  caller.cookie('codes').keep(seal(sealKey, codesOf(user_id), codes.join(' ')).toString('base64url'), codesShown);
}

/** The recovery codes that this browser may still be shown; null when there are none. */
export function shownCodes({ sealKey }: Pick<Factors, 'sealKey'>, { user_id }: Actor, caller: Caller): string[] | null {
  const sealed = caller.cookie('codes').read();
  return (sealed && unseal(sealKey, codesOf(user_id), Buffer.from(sealed, 'base64url'))?.split(' ')) || null;
}
