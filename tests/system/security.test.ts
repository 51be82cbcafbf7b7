import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { countOf } from '../../server/platform/data/rate-limits.ts';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { readConfig, warningsOf } from '../../server/platform/process/config.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { machineKey } from '../../server/platform/process/machine-key.ts';
import { dayInNairobi } from '../../shared/time.ts';
import { cookieValues, mailedToken, signedUp, signIn } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { atEnd } from '../support/database.ts';
import { postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const lines: string[] = [];
const log = createLog('trace', 'server', { write: (line) => void lines.push(line) });
const { app, ...parts } = await testApp();
const { db } = parts;
const logged = await buildApp({ ...parts, log });
const admin = await administrator(app, db);
const wanjiru = await buyer(app, db);

describe('every kind of answer has its headers', () => {
  it.each([
    ['a page', 'GET', '/', 200],
    ['the 404 page', 'GET', '/no-such-page', 404],
    ['an address that can’t be read', 'GET', '/%', 400],
    ['a 404 of the API', 'GET', '/api/no-such-call', 404],
    ['a very long id', 'GET', `/api/requests/${'x'.repeat(3000)}`, 404],
    ['a refusal', 'GET', '/api/profile', 401],
    ['a missing file', 'GET', '/assets/none.js', 404],
    ['a missing photo', 'GET', '/photos/x/320.webp', 404],
    ['the document', 'GET', '/api/openapi.json', 200],
    ['its page', 'GET', '/api/docs/', 200],
    ['health', 'GET', '/healthz', 200],
    ['a HEAD', 'HEAD', '/', 200],
    ['an unknown verb', 'OPTIONS', '/api/requests', 404],
  ] as const)('%s', async (what, method, url, status) => {
    const { headers, statusCode } = await app.inject({ method, url, headers: { cookie: what === 'a very long id' ? wanjiru.cookie : '' } });
    expect([statusCode, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'|default-src 'self'/);
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    if (status !== 400) {
      expect([headers['x-frame-options'], headers['referrer-policy']]).toEqual(['DENY', 'same-origin']);
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }
    if (url.startsWith('/api/') && status >= 400) expect(headers['cache-control']).toBe('no-store');
  });

  it('asks for TLS from then on, where people reach us over it, and nowhere else', async () => {
    const over = async (url: string) => (await (await testApp({ PUBLIC_URL: url })).app.inject('/')).headers;
    const secure = await over('https://tafutagari.example');
    expect(secure['strict-transport-security']).toMatch(/^max-age=31536000\b/);
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
    const plain = await over('http://192.168.1.20:3000');
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it.each([null, [], 7, 'x', { email: 'a@b.example', password: 'Simba2026', is_admin: true }])(
    'no form at all, or a forged one: %j',
    async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload: JSON.stringify(sent) });
      expect(reply.json()).toMatchObject({ status: 422, detail: 'Please check your input and try again.' });
      expect(Object.keys(reply.json().fields)).toEqual(sent && 'email' in Object(sent) ? ['is_admin'] : []);
    },
  );

  it('an error reveals nothing about the server', async () => {
    for (const url of ['/%', '/api/x', '/api/live'])
      expect(Object.keys((await app.inject(url)).json()).sort()).toEqual(['code', 'detail', 'status']);
  });
});

describe('/metrics is for this machine', async () => {
  const key = await machineKey(parts.config.dataDir);
  const authorization = `Bearer ${key}`;

  it.each([
    ['asked here, with the key', { headers: { authorization } }, 200],
    ['without the key, as through a proxy on this machine that says nothing', {}, 404],
    ['the same in another name', { headers: { host: '127.0.0.1:3000' } }, 404],
    ['with another key', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }, 404],
    ['with no key at all', { headers: { authorization: 'Bearer ' } }, 404],
    ['with the key as a cookie', { headers: { cookie: `machine-key=${key}` } }, 404],
    ['from another machine', { remoteAddress: '10.0.0.7', headers: { authorization } }, 404],
    [
      'with a header that claims to be local',
      { remoteAddress: '10.0.0.7', headers: { authorization, 'x-forwarded-for': '127.0.0.1' } },
      404,
    ],
    ['through a proxy on this machine', { headers: { authorization, 'x-forwarded-for': '10.0.0.7' } }, 404],
    ['through one of another kind', { headers: { authorization, forwarded: 'for=10.0.0.7' } }, 404],
    ['under a foreign name that points here', { headers: { authorization, host: 'evil.example' } }, 404],
  ])('%s', async (_, call, status) => {
    expect((await app.inject({ url: '/metrics', ...call })).statusCode).toBe(status);
  });

  it('is not reachable through a configured proxy either', async () => {
    const { app: behind, config } = await testApp({ TRUST_PROXY: 'loopback' });
    const headers = { authorization: `Bearer ${await machineKey(config.dataDir)}`, 'x-forwarded-for': '127.0.0.1' };
    expect((await behind.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('the key is one for all processes, readable to nobody else, and never a guessable one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-key-'));
    atEnd(() => rm(folder, { recursive: true }));
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => machineKey(folder)))).size).toBe(1);
    expect(await readdir(folder)).toEqual(['machine-key']);
    expect((await stat(path.join(folder, 'machine-key'))).mode & 0o777).toBe(0o600);
    await utimes(folder, 0, 0);
    await machineKey(folder);
    expect((await stat(folder)).mtimeMs, 'the folder was written to again').toBe(0);
    await writeFile(path.join(folder, 'machine-key'), 'secret\n');
    await expect(machineKey(folder)).rejects.toThrow(CannotStart);
  });
});

describe('/readyz', () => {
  it('asks the database once a second, however often it is asked', async () => {
    let asked = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counted = await buildApp({ ...parts, db: counting });
    for (let n = 0; n < 3; n += 1) await Promise.all(Array.from({ length: 20 }, () => counted.inject('/readyz')));
    expect((await counted.inject('/readyz')).json()).toEqual({ status: 'ok' });
    // 61 calls, which may take more than a second on a slow machine.
    expect(asked).toBeLessThan(10);
    expect(asked).toBeGreaterThan(0);
  });
});

describe('requests that try to exhaust the server', () => {
  const payload = { email: 'nobody@people.example', password: 'Simba2026' };

  it('a compressed body that expands to many times its size is refused', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload: bomb })).statusCode).toBe(413);
  });

  it('a request that arrives very slowly times out', () => {
    expect(app.server.headersTimeout).toBeGreaterThan(0);
    expect(app.server.requestTimeout).toBeGreaterThan(0);
  });

  it.each(['x'.repeat(15_000), `${'x.'.repeat(7_500)}@`, `a@${'b.'.repeat(7_500)}`])('long texts cost no time: %#', async (text) => {
    const began = performance.now();
    await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { ...payload, email: text } });
    await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload: { ...payload, full_name: text, phone: text } });
    log.error({ err: new Error(text) }, 'a long error');
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('the session’s cookie', () => {
  it.each([
    ['http://127.0.0.1:3000', /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/, 0],
    ['https://tafutagari.example', /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/, 0],
    ['http://192.168.1.20:3000', /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/, 1],
  ])('at %s', async (url, shape, warnings) => {
    const { app: at, config } = await testApp({ PUBLIC_URL: url });
    const { form } = await signedUp(at);
    const [device, session] = [(await signIn(at, form.email)).headers['set-cookie']].flat();
    expect(session).toMatch(shape);
    expect(device?.replace(/device=[\w.-]{66};/, `session=${'x'.repeat(43)};`)).toMatch(shape);
    expect(warningsOf(config)).toHaveLength(warnings);
  });

  it('is stored only as a SHA-256 hash', async () => {
    const rows = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    for (const secret of cookieValues(wanjiru.cookie)) expect(rows).not.toContain(secret);
  });
});

describe('the log', () => {
  it('contains requests, but no e-mail, phone, password, token or cookie', async () => {
    const { person, form } = await signedUp(logged, { phone: '0733 987 654' });
    await signIn(logged, form.email, 'Chui2026');
    await signIn(logged, form.email);
    const token = await mailedToken(db, form.id, 'reset');
    await logged.inject(`/auth/reset?token=${token}`);
    await logged.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: 'Twiga2026', confirmPassword: 'Twiga2026' },
    });
    await logged.inject({ url: '/api/profile', headers: { cookie: person.cookie, authorization: 'Bearer secret-bearer' } });
    await logged.inject(`/no-such-page?email=${form.email}`);
    const refused = Object.assign(new Error(`550 <${form.email}> refused`), {
      detail: `Key (email)=(${form.email})`,
      rejected: [form.email],
    });
    log.error({ err: new Error('failed', { cause: refused }) }, 'an error of elsewhere');
    const all = lines.join('');
    expect(all).toContain('/no-such-page');
    expect(all).toContain('550 <[hidden]> refused');
    for (const secret of [
      form.email,
      // Parts of six digits: four come up in a random id.
      '733 987',
      '733987',
      '987 654',
      '987654',
      'Simba2026',
      'Chui2026',
      'Twiga2026',
      token,
      ...cookieValues(person.cookie),
      'secret-bearer',
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('warns once about a proxy that is not configured: its visitors would share one rate limit', async () => {
    const said = () => lines.filter((line) => line.includes('TRUST_PROXY')).length;
    for (let n = 0; n < 3; n += 1) await logged.inject({ url: '/about', headers: { 'x-forwarded-for': '41.90.0.7' } });
    expect(said()).toBe(1);
    const told = await buildApp({ ...parts, config: readConfig({ TRUST_PROXY: 'loopback', DATA_DIR: parts.config.dataDir }), log });
    await told.inject({ url: '/about', headers: { 'x-forwarded-for': '41.90.0.7' } });
    expect(said()).toBe(1);
  });

  it('of failed sign-ins of the administrator is kept, also for unknown e-mails; of many from one network the 1st, 10th, 100th and 1000th', async () => {
    const tries = () => db.selectFrom('events').select('data').where('type', '=', 'account.sign_in_failed').orderBy('id').execute();
    const attempts = () =>
      db
        .selectFrom('sign_in_attempts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('result', '=', 'not_administrator')
        .executeTakeFirstOrThrow();
    const [before, kept] = [(await tries()).length, (await attempts()).count];
    const email = (n: number) => `nobody${n}@people.example`;
    const knock = (n: number, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/admin-sign-in',
        remoteAddress,
        payload: { email: email(n), password: 'Simba2026' },
      });
    for (let n = 0; n < 12; n += 1) expect((await knock(n, '203.0.113.77')).statusCode).toBe(403);
    await knock(0, '198.51.100.7');
    for (const [points, first] of [
      [98, 12],
      [998, 15],
    ] as const) {
      await db.updateTable('rate_limits').set({ points }).where('key', '=', countOf('stranger-at-door', '203.0.113.77')).execute();
      for (let n = first; n < first + 3; n += 1) await knock(n, '203.0.113.77');
    }
    const said = [1, 10, 1, 100, 1_000].map((tries) => ({ data: { user_id: null, tries } }));
    expect((await tries()).slice(before)).toEqual(said);
    expect((await attempts()).count).toBe(kept + 19);
    const rows = (await admin.get('/api/admin/audit?kind=account')).json().rows;
    expect(rows.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
      expect.arrayContaining([
        'Somebody failed to sign in as administrator',
        'Somebody failed to sign in as administrator 100 times within 15 minutes',
      ]),
    );
  });
});

describe('revealing phone numbers', () => {
  it('is limited to 30 a day, also for many calls at once', async () => {
    const otieno = await dealer(app, db);
    const requestId = await postedRequest(wanjiru, { share_phone: true });
    const codes = (await Promise.all(Array.from({ length: 40 }, () => otieno.post(`/api/requests/${requestId}/phone`)))).map(
      (reply) => reply.statusCode,
    );
    expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 429).length]).toEqual([30, 10]);
    const refused = await otieno.post(`/api/requests/${requestId}/phone`);
    expect(refused.json().detail).toBe('You can reveal 30 phone numbers a day. Please go on tomorrow.');
    const back = new Date(Date.now() + Number(refused.headers['retry-after']) * 1000);
    // A minute to spare on either side of Nairobi's midnight.
    expect([-60_000, 60_000].map((spare) => dayInNairobi(new Date(back.getTime() + spare)))).toEqual([
      dayInNairobi(new Date()),
      dayInNairobi(new Date(Date.now() + 24 * 3600_000)),
    ]);
    expect((await admin.post(`/api/requests/${requestId}/phone`)).statusCode).toBe(200);
  });
});
