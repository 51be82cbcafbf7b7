import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { networkOf } from '../../server/platform/http/network.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { cookieFrom, mailedToken, signedUp, signUpForm } from '../support/accounts.ts';
import { testApp, unique } from '../support/app.ts';
import { spent } from '../support/rate-limits.ts';

interface Line {
  msg: string;
  [field: string]: unknown;
}

const lines: string[] = [];
const parts = await testApp({ TRUST_PROXY: 'loopback' });
const { db } = parts;
const app = await buildApp({ ...parts, log: createLog('info', 'server', { write: (line) => void lines.push(line) }) });
const { form } = await signedUp(app);
const wrong = { email: form.email, password: 'Chui2026' };

const from = (address: string, url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address, cookie } });
const enter = (address: string, payload: object, cookie = '') => from(address, '/api/auth/sign-in', payload, cookie);
const kept = async () =>
  (await db.selectFrom('sign_in_attempts').selectAll().orderBy('id').execute()).map(({ user_id, act, address, result }) => [
    user_id,
    act,
    address,
    result,
  ]);
const logged = () => lines.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === 'attempt to sign in refused');

beforeEach(async () => {
  await db.deleteFrom('sign_in_attempts').execute();
  await db.deleteFrom('rate_limits').execute();
  lines.length = 0;
});

describe('of every attempt to sign in is kept who, by what, from where and how it ended', () => {
  it('signed in, wrong password, no such account', async () => {
    await enter('41.90.0.1', { email: form.email.toUpperCase(), password: form.password });
    await enter('2c0f:fe38::7', wrong);
    await enter('41.90.0.3', { ...wrong, email: `${unique()}@people.example` });
    expect(await kept()).toEqual([
      [form.id, 'sign_in', '41.90.0.1', 'signed_in'],
      [form.id, 'sign_in', '2c0f:fe38::7', 'wrong_password'],
      [null, 'sign_in', '41.90.0.3', 'wrong_password'],
    ]);
  });

  it('not verified, while the setting asks for that', async () => {
    await db.insertInto('platform_settings').values({ name: 'requireEmailVerification', value: 'true' }).execute();
    await enter('41.90.0.1', { email: form.email, password: form.password });
    await db.deleteFrom('platform_settings').execute();
    expect(await kept()).toEqual([[form.id, 'sign_in', '41.90.0.1', 'not_verified']]);
  });

  it('signed up, once for its session, and each repetition', async () => {
    const other = signUpForm();
    await from('41.90.0.1', '/api/auth/sign-up', other);
    await from('41.90.0.2', '/api/auth/sign-up', other);
    await from('41.90.0.3', '/api/auth/sign-up', { ...other, password: 'Chui2026', confirmPassword: 'Chui2026' });
    expect(await kept()).toEqual([
      [other.id, 'sign_up', '41.90.0.1', 'signed_in'],
      // From elsewhere it is a sign-in like any other.
      [other.id, 'sign_in', '41.90.0.2', 'signed_in'],
      [other.id, 'sign_up', '41.90.0.3', 'wrong_password'],
    ]);
  });

  it('a link to a new password that was used; the current password, wrong or too often', async () => {
    const { person, form: other } = await signedUp(app);
    const chosen = { password: 'Twiga2026', confirmPassword: 'Twiga2026' };
    const wrongCurrent = { current_password: 'Chui2026', ...chosen };
    await db.deleteFrom('sign_in_attempts').execute();
    await from('41.90.0.1', '/api/auth/change-password', wrongCurrent, person.cookie);
    await from('41.90.0.2', '/api/auth/proof', { current_password: 'Chui2026' }, person.cookie);
    await spent(db, authRateLimits.signIn, other.id, { left: 0 });
    await from('41.90.0.3', '/api/auth/change-password', wrongCurrent, person.cookie);
    await from('41.90.0.4', '/api/auth/reset-password', { token: await mailedToken(db, other.id, 'reset'), ...chosen });
    expect(await kept()).toEqual([
      [other.id, 'current_password', '41.90.0.1', 'wrong_password'],
      [other.id, 'current_password', '41.90.0.2', 'wrong_password'],
      [other.id, 'current_password', '41.90.0.3', 'too_often'],
      [other.id, 'reset_link', '41.90.0.4', 'accepted'],
    ]);
  });

  it('refusals from two addresses of one IPv6 subscriber count up one row a minute', async () => {
    for (let n = 0; n < 10; n += 1) await enter('41.90.1.4', wrong);
    await db.deleteFrom('sign_in_attempts').execute();
    await Promise.all(Array.from({ length: 6 }, (_, n) => enter(`2c0f:fe38:0:7::${1 + (n % 2)}`, wrong)));
    await enter('2c0f:fe38:0:8::1', wrong);
    const rows = await db.selectFrom('sign_in_attempts').select(['network', 'attempts', 'created_at']).execute();
    const ofOne = rows.filter(({ network }) => network === networkOf('2c0f:fe38:0:7::1'));
    expect([rows.length - ofOne.length, ofOne.reduce((sum, { attempts }) => sum + attempts, 0)]).toEqual([1, 6]);
    // Two when the minute turned meanwhile.
    expect(ofOne).toHaveLength(new Set(ofOne.map(({ created_at }) => created_at.slice(0, 16))).size);
  });

  it('refusals count up one row a minute for each network, which names their account while it is one', async () => {
    const { form: other } = await signedUp(app);
    await db.deleteFrom('sign_in_attempts').execute();
    for (const email of [form.email, other.email]) {
      for (let n = 0; n < 10; n += 1) await enter('41.90.1.1', { ...wrong, email });
    }
    await db.deleteFrom('sign_in_attempts').execute();
    await Promise.all(Array.from({ length: 6 }, () => enter('41.90.1.2', wrong)));
    await Promise.all([wrong.email, other.email].map((email) => enter('41.90.1.3', { ...wrong, email })));
    const rows = await db.selectFrom('sign_in_attempts').select(['user_id', 'address', 'result', 'attempts']).execute();
    // When the minute turned meanwhile, more rows than one hold the count.
    const counts = (address: string) => rows.filter((row) => row.address === address).map(({ attempts }) => attempts);
    expect(rows.every(({ result }) => result === 'too_often')).toBe(true);
    expect([counts('41.90.1.2'), counts('41.90.1.3')].map((each) => each.reduce((sum, n) => sum + n))).toEqual([6, 2]);
    for (const { address, user_id, attempts } of rows) {
      if (address === '41.90.1.2') expect(user_id).toBe(form.id);
      else expect(user_id === null).toBe(attempts === 2);
    }
  });
});

describe('the log', () => {
  it('has a line for each refused attempt, none for one that got in', async () => {
    await enter('41.90.0.1', { email: form.email, password: form.password });
    await enter('41.90.0.2', wrong);
    expect(logged()).toMatchObject([{ user_id: form.id, act: 'sign_in', address: '41.90.0.2', result: 'wrong_password' }]);
  });

  it('holds no e-mail and no password, nor does the table', async () => {
    const email = `${unique()}@people.example`;
    const cookie = cookieFrom(await enter('41.90.0.1', { email: form.email, password: form.password }));
    for (let n = 0; n < 12; n += 1) await enter('41.90.0.2', { email, password: 'Chui2026' }, cookie);
    const all = JSON.stringify([lines, await db.selectFrom('sign_in_attempts').selectAll().execute()]);
    expect(logged()).toHaveLength(12);
    for (const secret of [email, form.email, 'Chui2026', form.password]) expect(all).not.toContain(secret);
  });
});
