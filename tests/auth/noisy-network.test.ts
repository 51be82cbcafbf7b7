import { describe, expect, it } from 'vitest';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { networkOf } from '../../server/platform/http/network.ts';
import { cookieFrom, signUpForm } from '../support/accounts.ts';
import { testApp, unique } from '../support/app.ts';
import { pointsOf, spent } from '../support/rate-limits.ts';

const { app, db } = await testApp({ TRUST_PROXY: 'loopback' });

/** Calls from this network address. */
const from = (address: string, url: string, payload: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address, cookie } });
const enter = (address: string, email: string, password = 'Simba2026', cookie = '') =>
  from(address, '/api/auth/sign-in', { email, password }, cookie);
const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode;

async function signedUpFrom(address: string) {
  const form = signUpForm();
  const reply = await from(address, '/api/auth/sign-up', form);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { email: form.email, cookie: cookieFrom(reply) };
}

let last = 0;
/** A network from which this many wrong passwords came in the last minutes. */
async function networkWith(wrong: number): Promise<string> {
  last += 1;
  const address = `41.90.7.${last}`;
  const { signInFrom } = authRateLimits;
  await spent(db, signInFrom, address, { left: signInFrom.points - wrong });
  return address;
}

const elsewhere = '105.160.0.1';

describe('behind an address from which 300 wrong passwords came', () => {
  it('whoever comes with a new phone and the right password signs in, as often as they like', async () => {
    const address = await networkWith(300);
    const { email } = await signedUpFrom(elsewhere);
    for (let n = 0; n < 3; n += 1) expect(await statusOf(enter(address, email))).toBe(200);
  });

  it('each e-mail has one wrong password, which leaves the nine others to strangers elsewhere', async () => {
    const address = await networkWith(300);
    const { email } = await signedUpFrom(elsewhere);
    const tries = await Promise.all(Array.from({ length: 4 }, () => statusOf(enter(address, email, 'Chui2026'))));
    expect(tries.sort()).toEqual([401, 429, 429, 429]);
    expect(await statusOf(enter(address, email))).toBe(429);
    const others = [];
    for (let n = 0; n < 10; n += 1) others.push(await statusOf(enter('105.160.0.2', email, 'Chui2026')));
    expect(others).toEqual([...Array(9).fill(401), 429]);
  });

  it('an account that signed in from there before, and a browser that it knows, have ten as ever', async () => {
    const address = await networkWith(300);
    const { email } = await signedUpFrom(address);
    const stranger = await signedUpFrom(elsewhere);
    for (let n = 0; n < 3; n += 1) {
      expect(await statusOf(enter(address, email, 'Chui2026'))).toBe(401);
      expect(await statusOf(enter(address, stranger.email, 'Chui2026', stranger.cookie))).toBe(401);
    }
    expect(await statusOf(enter(address, email))).toBe(200);
  });
});

describe('behind an address from which 1,500 wrong passwords came', () => {
  it('strangers wait, and nobody else', async () => {
    const address = await networkWith(1_500);
    const stranger = await signedUpFrom(elsewhere);
    expect(await statusOf(enter(address, stranger.email))).toBe(429);
    expect(await statusOf(enter(address, stranger.email, 'Simba2026', stranger.cookie))).toBe(200);
    // That was at a known browser; from now on the address is known too.
    expect(await statusOf(enter(address, stranger.email))).toBe(200);
  });
});

it('two addresses of one IPv6 subscriber count together', async () => {
  const { signInFrom } = authRateLimits;
  await spent(db, signInFrom, networkOf('2c0f:fe38:0:9::1'), { left: 1 });
  const email = () => `${unique()}@people.example`;
  expect(await statusOf(enter('2c0f:fe38:0:9::1', email()))).toBe(401);
  expect(await statusOf(enter('2c0f:fe38:0:9::2', email()))).toBe(429);
  expect(await statusOf(enter('2c0f:fe38:0:a::1', email()))).toBe(401);
});

describe('against its network counts', () => {
  const countOf = (address: string) => pointsOf(db, authRateLimits.signInFrom, address);

  it('a wrong password, for an account or none; no right one, and none that was not looked at', async () => {
    const address = '41.90.8.1';
    const { email } = await signedUpFrom(elsewhere);
    for (let n = 0; n < 3; n += 1) await enter(address, `${unique()}@people.example`);
    for (let n = 0; n < 12; n += 1) await enter(address, email, 'Chui2026');
    expect(await countOf(address)).toBe(13);
    await enter(address, (await signedUpFrom(elsewhere)).email);
    expect(await countOf(address)).toBe(13);
  });
});
