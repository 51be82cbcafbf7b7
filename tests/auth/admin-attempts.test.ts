import { beforeEach, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { signedUp } from '../support/accounts.ts';
import { testApp, unique } from '../support/app.ts';
import { spent } from '../support/rate-limits.ts';

const adminEmail = 'admin@tafutagari.example';
const adminPassword = 'Mkuu20266';
const { app, db } = await testApp({ ADMIN_EMAIL: adminEmail, TRUST_PROXY: 'loopback' });
await ensureAdmin(db, { adminEmail, adminPassword });
const { form: buyer } = await signedUp(app);
await db.deleteFrom('sign_in_attempts').execute();

const doors = ['/admin-access', '/auth', '/api/auth/admin-sign-in', '/api/auth/sign-in'];
const adminDoors = ['/admin-access', '/api/auth/admin-sign-in'];

/** Tries to sign in, from this address; the status of the answer. */
async function attempt(url: string, address: string, email: string, password: string): Promise<number> {
  const payload = { email, password };
  const isForm = !url.startsWith('/api/');
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-forwarded-for': address,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    payload: isForm ? new URLSearchParams(payload).toString() : payload,
  });
  return statusCode;
}

const kept = () =>
  db
    .selectFrom('sign_in_attempts')
    .select(['address', 'result', 'attempts', 'created_at'])
    .where('act', '=', 'administrator_sign_in')
    .orderBy('id')
    .execute();
const seen = async () => (await kept()).map(({ address, result }) => [address, result]);
const floodOf = async (email: string, address: string, times: number) => {
  for (let n = 0; n < times; n += 1) await attempt('/api/auth/admin-sign-in', address, email, 'Chui2026');
};

// A right password gives back the points of the wrong ones.
beforeEach(async () => {
  await attempt('/auth', '41.90.0.1', adminEmail, adminPassword);
  await db.deleteFrom('sign_in_attempts').execute();
});

describe('an attempt to sign in as the administrator leaves its network address, time and result', () => {
  it.each(doors)('at %s: signed in, wrong password', async (door) => {
    await attempt(door, '41.90.0.7', adminEmail, adminPassword);
    await attempt(door, '2c0f:fe38::7', adminEmail.toUpperCase(), 'Chui2026');
    expect(await seen()).toEqual([
      ['41.90.0.7', 'signed_in'],
      ['2c0f:fe38::7', 'wrong_password'],
    ]);
    for (const { created_at } of await kept()) expect(Math.abs(Date.now() - Date.parse(created_at))).toBeLessThan(60_000);
  });

  it.each(adminDoors)('at %s: not the administrator, with a right or wrong password or no account', async (door) => {
    await attempt(door, '41.90.0.7', buyer.email, buyer.password);
    await attempt(door, '41.90.0.8', buyer.email, 'Chui2026');
    await attempt(door, '41.90.0.9', `${unique()}@people.example`, adminPassword);
    expect(await seen()).toEqual([
      ['41.90.0.7', 'not_administrator'],
      ['41.90.0.8', 'not_administrator'],
      ['41.90.0.9', 'not_administrator'],
    ]);
  });

  it('and nobody else’s, at /auth', async () => {
    await attempt('/auth', '41.90.0.7', buyer.email, buyer.password);
    await attempt('/auth', '41.90.0.7', buyer.email, 'Chui2026');
    expect(await seen()).toEqual([]);
  });

  it('and no event tells the address', async () => {
    await attempt('/admin-access', '41.90.0.77', adminEmail, 'Chui2026');
    await attempt('/admin-access', '41.90.0.77', adminEmail, adminPassword);
    expect(JSON.stringify(await db.selectFrom('events').selectAll().execute())).not.toContain('41.90.0.77');
  });
});

describe('an attempt refused with 429', () => {
  // Each door's wrong passwords for an e-mail of its own: the points of the administrator's stay for the other tests.
  it.each(adminDoors)('at %s is kept too', async (door) => {
    const email = `${unique()}@people.example`;
    await floodOf(email, '41.90.1.1', 10);
    expect(await attempt(door, '41.90.1.2', email, 'Chui2026')).toBe(429);
    expect((await seen()).at(-1)).toEqual(['41.90.1.2', 'too_often']);
  });

  it('for coming from one address too often is kept', async () => {
    await spent(db, authRateLimits.signInFrom, '41.90.2.1', { left: 1 });
    const statuses = [];
    for (let n = 0; n < 2; n += 1) statuses.push(await attempt('/admin-access', '41.90.2.1', `${unique()}@people.example`, 'Chui2026'));
    expect(statuses).toEqual([403, 429]);
    expect(await seen()).toEqual([
      ['41.90.2.1', 'not_administrator'],
      ['41.90.2.1', 'too_often'],
    ]);
  });

  it('counts up one row a minute for each address, however many come at once', async () => {
    const email = `${unique()}@people.example`;
    await floodOf(email, '41.90.3.1', 10);
    await Promise.all(Array.from({ length: 40 }, (_, n) => attempt('/admin-access', `41.90.3.${2 + (n % 2)}`, email, 'Chui2026')));
    const refusals = (await kept()).filter(({ result }) => result === 'too_often');
    const countOf = (address: string) => refusals.filter((row) => row.address === address).reduce((sum, { attempts }) => sum + attempts, 0);
    expect([countOf('41.90.3.2'), countOf('41.90.3.3')]).toEqual([20, 20]);
    // Two for each when the minute turned meanwhile.
    expect(refusals.length).toBeLessThanOrEqual(4);
  });

  it('is written down whatever a trusted proxy says the address is', async () => {
    expect(await attempt('/admin-access', 'x'.repeat(5_000), adminEmail, 'Chui2026')).toBe(403);
    expect(await seen()).toEqual([['x'.repeat(64), 'wrong_password']]);
  });

  // Last: nobody gets into the administrator's account for a quarter of an hour after this.
  it('by either door to the administrator’s account is kept', async () => {
    await floodOf(adminEmail, '41.90.4.1', 10);
    for (const door of doors) expect(await attempt(door, '41.90.4.2', adminEmail, adminPassword)).toBe(429);
    const refusals = (await kept()).filter(({ result }) => result === 'too_often');
    expect(refusals.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(4);
    expect(new Set(refusals.map(({ address }) => address))).toEqual(new Set(['41.90.4.2']));
  });
});
