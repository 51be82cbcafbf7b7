import { hash, verify } from '@node-rs/argon2';
import { hashInTurn, type Requester } from './hashing.ts';

// argon2id, the library's default, with the parameters OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// What the password of an unknown e-mail is held against, so that the answer takes as long as for a known one.
const decoy = hash(crypto.randomUUID(), cost);

/** The argon2id hash of a password, with its salt, as it is stored. Throws 429 when too many wait for one. */
export function hashPassword(password: string, requester: Requester): Promise<string> {
  return hashInTurn(requester, () => hash(password, cost));
}

/**
 * Whether this is the password behind the stored hash; false, after the same time, for an account there isn't (undefined). Throws 429 when too
 * many wait for an answer.
 */
export async function isPassword(passwordHash: string | undefined, password: string, requester: Requester): Promise<boolean> {
  const held = passwordHash ?? (await decoy);
  const right = await hashInTurn(requester, () => verify(held, password));
  return right && passwordHash !== undefined;
}
