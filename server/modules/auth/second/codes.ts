import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { plainCode } from '../../../../shared/auth/second-codes.ts';
import { recoveryCodes } from '../../../../shared/auth/second-rules.ts';

// What every authenticator app takes, and some take alone.
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret for an authenticator app: 160 bits in base32, as RFC 4226 recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that hands a secret to an authenticator app, as a picture or by a tap: 'otpauth://totp/…'. */
export function keyAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...parameters, issuer, label, secret }).toString();
}

/** The step of RFC 6238 for which an app shows this code, now or one before or after, because clocks differ; spaces don't matter; null where it shows another. `at`: milliseconds. */
export function stepOf(secret: string, code: string, at = Date.now()): number | null {
  const totp = new TOTP({ ...parameters, secret });
  const delta = totp.validate({ token: plainCode(code), timestamp: at, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}

// Without those that are read as others on paper: 0 and O, 1, I and L.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** New recovery codes, '7KQ4-M2XD': 40 bits each. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`);
}

/** What is stored of a recovery code: of use only beside the operator's key. Capitals and the dash don't matter. */
export function recoveryHash(key: Buffer, userId: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`${userId} ${plainCode(code)}`)
    .digest();
}
