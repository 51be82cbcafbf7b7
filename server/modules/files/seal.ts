import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { restoringWords } from '../../../words/files/restoring.ts';
import { placeOfMigration } from '../../platform/data/migrate.ts';
import { CannotStart } from '../../platform/process/cannot-start.ts';

/** The name of the seal in a backup: the very last file, because it is made of the manifest. */
export const sealName = 'seal.json';

/** What shows that a backup is as this installation made it (docs/domain/backups.md, "The seal"). */
export const seal = z.object({
  /** The name of the key. */
  key: z.string(),
  /** Of the manifest, byte by byte; it has the SHA-256 of everything else. */
  hmac: z.string(),
});
export type Seal = z.output<typeof seal>;

/** How the seal of a backup stands to the key that is here: 'unsealed' is one from before there were seals. */
export type Standing = 'ours' | 'foreign' | 'changed' | 'unsealed';

// The migration that came with seals: a backup that has it, and no seal, was robbed of it.
const firstSealed = '0113_sealed_backups';

/** The seal of this manifest. */
export function sealOf(manifest: Buffer, key: Buffer): Seal {
  return { key: nameOfKey(key), hmac: hmacOf(manifest, key).toString('hex') };
}

/** The name under which a seal remembers its key, which says nothing of the key. */
export function nameOfKey(key: Buffer): string {
  return hmacOf(Buffer.from('name'), key).toString('hex').slice(0, 16);
}

/** How the seal of a backup stands; `key` is undefined where there is none. */
export function standingOf(
  { text, schema, seal }: { text: Buffer; schema: string; seal: Seal | undefined },
  key: Buffer | undefined,
): Standing {
  if (!seal) return placeOfMigration(schema) < placeOfMigration(firstSealed) ? 'unsealed' : 'changed';
  if (!key || seal.key !== nameOfKey(key)) return 'foreign';
  return isSame(Buffer.from(seal.hmac, 'hex'), hmacOf(text, key)) ? 'ours' : 'changed';
}

const hmacOf = (text: Buffer, key: Buffer) => createHmac('sha256', key).update(text).digest();

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/**
 * Says what it means to restore a backup whose seal stands like this. Throws CannotStart, unless `takesForeign`, for one that this key did not seal.
 */
export function admit(standing: Standing, { takesForeign, warn }: { takesForeign: boolean; warn: (sentence: string) => void }): void {
  if (standing === 'ours') return;
  if (standing === 'unsealed') {
    warn(restoringWords.unsealed);
    return;
  }
  const found = standing === 'foreign' ? restoringWords.notSealedHere : restoringWords.changedSince;
  if (!takesForeign) throw new CannotStart(`${found}\n\n${restoringWords.meaning}\n${restoringWords.toRestore}`);
  warn(`${found}\n\n${restoringWords.meaning}\n${restoringWords.allTheSame}`);
}
