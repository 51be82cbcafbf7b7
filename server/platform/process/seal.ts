import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceLength, tagLength, markLength] = [12, 16, 8];

/**
 * Seals a text with a key of 32 bytes (`keyFor`), bound to what it is of: it opens with this key and for the same `of` only, and not when a bit of it
 * was changed.
 */
export function seal(key: Buffer, of: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** The text that was sealed; null where it was sealed with another key or for something else, or was changed. */
export function unseal(key: Buffer, of: string, sealed: Buffer): string | null {
  if (sealed.length < nonceLength + tagLength) return null;
  try {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(of))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
    return opening.update(sealed.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
}

/** What tells a key from others, and nothing of the key. */
export function markOf(key: Buffer): Buffer {
  return createHmac('sha256', key).update('which key').digest().subarray(0, markLength);
}
