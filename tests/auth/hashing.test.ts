import { setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hashInTurn, type Requester, requesterOf } from '../../server/modules/auth/hashing.ts';
import { authRateLimits } from '../../server/modules/auth/rate-limits.ts';
import { cookieFrom, mailedToken, signedUp, signIn, signUpForm } from '../support/accounts.ts';
import { browser, testApp, unique } from '../support/app.ts';
import { pointsOf } from '../support/rate-limits.ts';

const ends = new Map<string, () => void>();
const begun: string[] = [];

/** Asks for a hash that ends when it is told to. */
function ask(kind: Requester['kind'], name: string, which = name): Promise<void> {
  return hashInTurn({ kind, name }, () => {
    begun.push(which);
    return new Promise<void>((resolve) => ends.set(which, resolve));
  });
}

async function endOne(): Promise<void> {
  const [which = ''] = ends.keys();
  ends.get(which)?.();
  ends.delete(which);
  await tick();
}

async function endAll(): Promise<void> {
  while (ends.size > 0) await endOne();
}

const manyFrom = (kind: Requester['kind'], name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ask(kind, name, `${name} ${n}`));

it('a known browser comes next, however many strangers wait, and a stranger of another network soon after', async () => {
  begun.length = 0;
  const flood = manyFrom('stranger', 'noisy', 30);
  await tick();
  const others = [ask('stranger', 'quiet'), ask('known', 'phone')];
  await endOne();
  expect(begun.slice(2)).toEqual(['phone']);
  await endOne();
  await endOne();
  expect(begun.slice(2, 5)).toContain('quiet');
  await endAll();
  await Promise.all([...flood, ...others]);
});

it('known browsers that ask without end leave one of two cores to strangers', async () => {
  begun.length = 0;
  const flood = manyFrom('known', 'phone', 30);
  const stranger = ask('stranger', 'quiet');
  await tick();
  await endOne();
  expect(begun).toEqual(['phone 0', 'phone 1', 'quiet']);
  await endAll();
  await Promise.all([...flood, stranger]);
});

it('beyond 100 that wait, one of the busiest network is turned away at once, and told when to come back', async () => {
  const flood = manyFrom('stranger', 'noisy', 110);
  const quiet = ask('stranger', 'quiet');
  const answers = Promise.allSettled(flood);
  await tick();
  await expect(flood.at(-1)).rejects.toMatchObject({ problem: { status: 429 }, seconds: 10 });
  await endAll();
  await quiet;
  expect((await answers).filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(8);
});

it('a hundred networks that ask again and again turn nobody away who comes for the first time, and go after them', async () => {
  const networks = Array.from({ length: 100 }, (_, n) => `loop ${n}`);
  const loops: Promise<unknown>[] = [];
  const loop = (name: string) => loops.push(ask('stranger', name, `${name} ${loops.length}`).catch((refusal) => refusal));
  for (const name of networks) loop(name);
  await tick();
  for (const name of networks) {
    await endOne();
    loop(name);
  }
  begun.length = 0;
  const honest = Array.from({ length: 10 }, (_, n) => ask('stranger', `honest ${n}`));
  for (const _ of honest) await endOne();
  expect(begun).toEqual(honest.map((_, n) => `honest ${n}`));
  await endAll();
  await Promise.all([...honest, ...loops]);
});

const chosen = { password: 'Twiga2026', confirmPassword: 'Twiga2026' };
const wrongCurrent = { current_password: 'Chui2026', ...chosen };

it('an account that asks without end is turned away itself, which is kept and costs no try; another that is signed in is not', async () => {
  const { app, db } = await testApp();
  const [busy, other] = [await signedUp(app), await signedUp(app)];
  const flood = manyFrom('known', busy.form.id, 102);
  const answers = Promise.allSettled(flood);
  await tick();
  expect((await busy.person.post('/api/auth/change-password', wrongCurrent)).statusCode).toBe(429);
  const reset = { token: await mailedToken(db, busy.form.id, 'reset'), ...chosen };
  expect((await browser(app).post('/api/auth/reset-password', reset)).statusCode).toBe(429);
  const rows = await db.selectFrom('sign_in_attempts').select(['user_id', 'act', 'attempts']).where('result', '=', 'too_often').execute();
  expect(rows).toEqual([{ user_id: busy.form.id, act: 'current_password', attempts: 1 }]);
  expect(await pointsOf(db, authRateLimits.signIn, busy.form.id)).toBe(0);
  const changed = other.person.post('/api/auth/change-password', wrongCurrent);
  await expect(flood.at(-1)).rejects.toMatchObject({ problem: { status: 429 } });
  await endAll();
  expect((await changed).statusCode).toBe(422);
  await answers;
});

it('an account is one, at however many of its browsers; a host’s customer is one, in however many networks of IPv6', () => {
  expect(requesterOf({ address: '41.90.0.1' }, 'account')).toEqual(requesterOf({ address: '41.90.0.2' }, 'account'));
  expect(requesterOf({ address: '2001:db8:1:1::1' }, undefined)).toEqual(requesterOf({ address: '2001:db8:1:2::1' }, undefined));
  expect(requesterOf({ address: '2001:db8:1:1::1' }, undefined)).not.toEqual(requesterOf({ address: '2001:db8:2:1::1' }, undefined));
});

it('a sign-up waits with the strangers of its network: they turn it away, and not one from elsewhere', async () => {
  const { app } = await testApp({ TRUST_PROXY: 'loopback' });
  const signUpFrom = (address: string) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: signUpForm(), headers: { 'x-forwarded-for': address } });
  const flood = manyFrom('stranger', '41.91.0.1', 102);
  const answers = Promise.allSettled(flood);
  await tick();
  expect((await signUpFrom('41.91.0.1')).statusCode).toBe(429);
  const elsewhere = signUpFrom('41.91.0.2');
  await expect(flood.at(-1)).rejects.toMatchObject({ problem: { status: 429 } });
  await endAll();
  expect((await elsewhere).statusCode).toBe(200);
  await answers;
});

it('in a flood of 150 wrong sign-ins some are turned away, which costs none of their tries, and a known browser is not', async () => {
  const { app, db } = await testApp({ TRUST_PROXY: 'loopback' });
  const { form } = await signedUp(app);
  const cookie = cookieFrom(await signIn(app, form.email));
  const strangers = Array.from({ length: 150 }, (_, n) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: `${unique()}@people.example`, password: 'Chui2026' },
      headers: { 'x-forwarded-for': `41.90.${n % 20}.1` },
    }),
  );
  const known = await signIn(app, form.email, form.password, cookie);
  expect(known.statusCode).toBe(200);
  const statuses = (await Promise.all(strangers)).map(({ statusCode }) => statusCode);
  const wrong = statuses.filter((status) => status === 401).length;
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  const { points } = await db
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.sum<string>('points').as('points'))
    .where('key', 'like', `${authRateLimits.signIn.name}:%`)
    .executeTakeFirstOrThrow();
  expect(Number(points)).toBe(wrong);
});
