import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { zbarimgPath } from '../../scripts/zbarimg.ts';
import { keyAddress, newRecoveryCodes, newSecret, recoveryHash, stepOf } from '../../server/modules/auth/second/codes.ts';
import { qrOf } from '../../server/modules/auth/second/qr.ts';
import { markOf, seal, unseal } from '../../server/platform/process/seal.ts';

// RFC 6238, appendix B: the ASCII secret '12345678901234567890', SHA-1, of whose eight digits the last six are shown.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: [seconds: number, code: string, step: number][] = [
  [59, '287082', 0x1],
  [1_111_111_109, '081804', 0x23523ec],
  [1_111_111_111, '050471', 0x23523ed],
  [1_234_567_890, '005924', 0x273ef07],
  [2_000_000_000, '279037', 0x3f940aa],
  [20_000_000_000, '353130', 0x27bc86aa],
];

describe('a code of the app', () => {
  it.each(vectors)('at second %d is that of RFC 6238', (seconds, code, step) => {
    expect(stepOf(rfcSecret, code, seconds * 1000)).toBe(step);
  });

  it('counts one step early or late, and no further', () => {
    const at = (seconds: number) => stepOf(rfcSecret, '279037', seconds * 1000);
    // The step of 2,000,000,000 lasts from 1,999,999,980 to 2,000,000,009.
    expect([1_999_999_949, 1_999_999_950, 2_000_000_039, 2_000_000_040].map(at)).toEqual([null, 0x3f940aa, 0x3f940aa, null]);
  });

  it('counts with the space that apps show', () => {
    expect(stepOf(rfcSecret, '287 082', 59_000)).toBe(0x1);
  });

  it('is none with another length', () => {
    expect(['', '27903', '2790370', '94287082'].map((code) => stepOf(rfcSecret, code, 59_000))).toEqual([null, null, null, null]);
  });
});

it('a recovery code counts whatever its capitals and dashes, for its account and with its key only', () => {
  const key = Buffer.alloc(32, 1);
  const [code = ''] = newRecoveryCodes();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(recoveryHash(key, 'a', code.toLowerCase().replace('-', ' '))).toEqual(recoveryHash(key, 'a', code));
  expect(recoveryHash(key, 'b', code)).not.toEqual(recoveryHash(key, 'a', code));
  expect(recoveryHash(Buffer.alloc(32, 2), 'a', code)).not.toEqual(recoveryHash(key, 'a', code));
  expect(new Set(newRecoveryCodes()).size).toBe(10);
});

it('what is sealed opens with its key, for what it is of, and unchanged only', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = seal(key, 'a', 'Siri');
  expect(unseal(key, 'a', sealed)).toBe('Siri');
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unseal(key, 'a', changed)).toBeNull();
  }
  expect([unseal(other, 'a', sealed), unseal(key, 'b', sealed), unseal(key, 'a', Buffer.alloc(3))]).toEqual([null, null, null]);
  expect(seal(key, 'a', 'Siri')).not.toEqual(sealed);
  expect(markOf(key)).not.toEqual(markOf(other));
});

it('a phone reads the picture of the key: whose account it is, and the key', async () => {
  const secret = newSecret();
  const address = keyAddress(secret, { issuer: 'TafutaGari', label: 'wanjikũ@people.example' });
  const { size, path } = qrOf(address);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="272" height="272"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const read = execFileSync(zbarimgPath(), ['--quiet', '--raw', '-'], {
    input: picture,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  }).trim();
  expect(read).toBe(address);
  const { protocol, host, pathname, searchParams } = new URL(read);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/TafutaGari:wanjikũ@people.example']);
  expect(Object.fromEntries(searchParams)).toEqual({ issuer: 'TafutaGari', secret, algorithm: 'SHA1', digits: '6', period: '30' });
});
