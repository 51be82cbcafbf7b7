import { createHash } from 'node:crypto';
import { secondStepMinutes, secondStepOver } from '../../../../shared/auth/second-rules.ts';
import type { Reader } from '../../../platform/data/database.ts';
import { refused } from '../../../platform/http/errors.ts';
import { seal, unseal } from '../../../platform/process/seal.ts';
import type { AuthDependencies, Caller } from '../caller.ts';
import type { Credentials } from '../device.ts';
import { findCredentials } from '../queries.ts';
import type { Attempt } from '../sign-in-attempts.ts';

type Sealing = Pick<AuthDependencies, 'sealKey'>;

/** A sign-in whose password was right and whose code is awaited, kept in its browser. */
interface Pending {
  user_id: string;
  /** Of the password that was right: another one ends it. */
  fingerprint: string;
  act: Attempt['act'];
  ends_at: string;
}

const purpose = 'second step';
const fingerprintOf = ({ password_hash }: Credentials) => createHash('sha256').update(password_hash).digest('base64url');

/** Keeps in this browser that the password was right: the code may follow for five minutes. */
export function keepPending({ sealKey }: Sealing, account: Credentials, act: Attempt['act'], caller: Caller): void {
  const ends_at = new Date(Date.now() + secondStepMinutes * 60_000).toISOString();
  const pending: Pending = { user_id: account.user_id, fingerprint: fingerprintOf(account), act, ends_at };
  caller.cookie('second').keep(seal(sealKey, purpose, JSON.stringify(pending)).toString('base64url'), secondStepMinutes * 60);
}

/** The account that waits for its code in this browser, by which act and until when; null when none does, or not any more. */
export async function findPending({ db, sealKey }: Sealing & { db: Reader }, caller: Caller) {
  const sealed = caller.cookie('second').read();
  const text = sealed && unseal(sealKey, purpose, Buffer.from(sealed, 'base64url'));
  if (!text) return null;
  const { user_id, fingerprint, act, ends_at } = JSON.parse(text) as Pending;
  if (Date.parse(ends_at) <= Date.now()) return null;
  const account = await findCredentials(db, { id: user_id });
  return account && fingerprintOf(account) === fingerprint ? { account, act, ends_at } : null;
}

/** The same; throws 401 when none waits. */
export async function mustBePending(parts: Sealing & { db: Reader }, caller: Caller) {
  const pending = await findPending(parts, caller);
  if (!pending) throw refused(secondStepOver);
  return pending;
}
