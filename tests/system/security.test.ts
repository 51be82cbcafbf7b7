import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { mostCalls } from '../../server/platform/http/flood-guard.ts';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { readConfig, warningsOf } from '../../server/platform/process/config.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { machineKey } from '../../server/platform/process/machine-key.ts';
import { dayInNairobi } from '../../shared/time.ts';
import { cookieValues, mailedToken, signedUp, signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { atEnd } from '../support/database.ts';
import { postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const lines: string[] = [];
const log = createLog('trace', 'server', { write: (line) => void lines.push(line) });
const { app, ...parts } = await testApp();
const { db } = parts;
const logged = await buildApp({ ...parts, log });
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

  it.each(['x'.repeat(90_000), `${'x.'.repeat(45_000)}@`, `a@${'b.'.repeat(40_000)}`])('long texts cost no time: %#', async (text) => {
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

describe('settings', () => {
  it.each(['REDIS_URL', 'S3_BUCKET', 'S3_ENDPOINT'])('%s is refused, not ignored', (name) => {
    expect(() => readConfig({ [name]: 'redis://127.0.0.1' })).toThrow(
      new CannotStart(`These settings can't be used:\n  ${name}: is not supported yet`),
    );
    expect(readConfig({ [name]: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', ['abc', '70000', '1.5', '-1'], ['0', '65535']],
    ['PUBLIC_URL', ['tafutagari.co.ke', 'ftp://a.example', 'https://a.example/sub', 'https://a.example?x'], ['https://a.example/']],
    ['DATABASE_URL', ['mysql://x', 'x'], ['postgres://u:p@db.example/x', 'postgresql:///x?host=/run']],
    ['SMTP_URL', ['mail.example', 'https://mail.example'], ['smtps://u:p%40@mail.example:465']],
    ['MAIL_FROM', ['x', 'TafutaGari <x>', 'a@b.example\nBcc: c@d.example'], ['a@b.example', 'Tafuta Gari <a@b.example>']],
    ['ADMIN_EMAIL', ['boss', `${'x'.repeat(250)}@b.example`], ['boss@b.example']],
    ['ADMIN_PASSWORD', ['12345', 'x'.repeat(129)], ['123456']],
    ['TRUST_PROXY', ['banana', '10.0.0.1, x', 'true', '1'], ['loopback, 10.0.0.7', '10.0.0.0/8', '::1']],
    ['LOG_LEVEL', ['loud'], ['silent']],
  ])('%s is refused with a sentence that says what it must be, and not what it was', (name, wrong, right) => {
    for (const value of right) readConfig({ [name]: value });
    for (const value of wrong) {
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^These settings can't be used:\n  ${name}: (must be|must have|Please|Email) .+$`),
      );
      expect(() => readConfig({ [name]: value, PORT: 'x' })).toThrow(/^These settings can't be used:(\n {2}[A-Z_]+: .+)+$/);
    }
  });

  it('warn of an address at which nobody elsewhere could sign in', () => {
    const mailing = (over: object) => warningsOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1', HOST: '0.0.0.0', ...over }));
    expect(mailing({})).toEqual([expect.stringContaining('PUBLIC_URL')]);
    expect(mailing({ PUBLIC_URL: 'https://tafutagari.example' })).toEqual([]);
  });

  it('say where mails go that nothing sends', () => {
    expect(warningsOf(readConfig({ DATA_DIR: '/srv/gari' }))).toEqual(['No SMTP_URL: mails are written to /srv/gari/outbox.']);
    expect(warningsOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1' }))).toEqual([]);
  });

  it('warn of a demo that other machines can reach', () => {
    const demo = (over: object) => warningsOf(readConfig({ APP_MODE: 'demo', ...over }));
    expect(demo({})).toEqual([]);
    expect(demo({ PUBLIC_URL: 'https://tafutagari.example' })).toEqual([expect.stringContaining('everyone knows its passwords')]);
    expect(demo({ HOST: '0.0.0.0' })).toHaveLength(2);
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
      '0733',
      '987 654',
      '254733',
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

  it('of failed sign-ins of the administrator is kept, also for unknown e-mails', async () => {
    const tries = () => db.selectFrom('events').select('data').where('type', '=', 'account.sign_in_failed').execute();
    const before = (await tries()).length;
    const payload = { email: 'nobody@people.example', password: 'Simba2026' };
    expect((await app.inject({ method: 'POST', url: '/api/auth/admin-sign-in', payload })).statusCode).toBe(403);
    expect((await tries()).slice(before)).toEqual([{ data: { user_id: null } }]);
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
    expect((await (await administrator(app, db)).post(`/api/requests/${requestId}/phone`)).statusCode).toBe(200);
  });
});

describe('a flood', async () => {
  const most = { account: 12, network: 8, files: 15, documents: 5 };
  const flooded = await buildApp({ ...parts, mostCalls: most });
  const from = (remoteAddress: string, url: string) => flooded.inject({ url, remoteAddress });
  const flood = (remoteAddress: string, calls: number, url: string) =>
    Promise.all(Array.from({ length: calls }, () => from(remoteAddress, url)));
  const statuses = (remoteAddress: string, urls: string[]) =>
    Promise.all(urls.map(async (url) => (await from(remoteAddress, url)).statusCode));

  it('is what the document of limits says', async () => {
    const limits = await readFile(path.join(import.meta.dirname, '../../docs/domain/limits-and-money.md'), 'utf8');
    const { account, network, files, documents } = Object.fromEntries(
      Object.entries(mostCalls).map(([what, calls]) => [what, `${calls.toLocaleString('en-GB')} a minute`]),
    );
    expect(limits).toContain(`| all calls | ${account}; ${network} | an account; the network of visitors |`);
    expect(limits).toContain(`| photos and built files | ${files} | the network |`);
    expect(limits).toContain(`| the API's document and its reader | ${documents} | the network |`);
  });

  it('from one account is stopped, without affecting others', async () => {
    const [flooding, otieno] = [await buyer(app, db), await dealer(app, db)].map(({ user_id, cookie }) =>
      browser(flooded, user_id, cookie),
    );
    const codes = (await Promise.all(Array.from({ length: most.account + 10 }, () => flooding?.get('/api/messages/unread')))).map(
      (reply) => reply?.statusCode,
    );
    expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 429).length]).toEqual([most.account, 10]);
    const refused = await flooding?.get('/api/profile');
    expect([refused?.json().code, Number(refused?.headers['retry-after'])]).toEqual(['too_often', expect.any(Number)]);
    expect((await otieno?.get('/api/profile'))?.statusCode).toBe(200);
  });

  it('from one network is stopped wherever it goes, but the server is not taken for dead', async () => {
    await flood('192.0.2.7', most.network, '/robots.txt');
    const everything = ['/', '/no-such-page', '/api/no-such-call', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/metrics'];
    expect(await statuses('192.0.2.7', everything)).toEqual(everything.map(() => 429));
    expect(await statuses('192.0.2.7', ['/healthz', '/readyz', '/api/openapi.json'])).toEqual([200, 200, 200]);
    expect(await statuses('192.0.2.8', ['/', '/robots.txt'])).toEqual([200, 200]);
  });

  it('from many addresses of one /64 is one of one network', async () => {
    const addresses = Array.from({ length: most.network }, (_, at) => `2001:db8:7:7::${(at + 1).toString(16)}`);
    expect(await Promise.all(addresses.map(async (address) => (await from(address, '/robots.txt')).statusCode))).toEqual(
      addresses.map(() => 200),
    );
    expect(await statuses('2001:db8:7:7:ffff::1', ['/robots.txt'])).toEqual([429]);
    expect(await statuses('2001:db8:7:8::1', ['/robots.txt'])).toEqual([200]);
  });

  it.each([
    ['a body of another kind', { headers: { 'content-type': 'text/x' }, payload: 'x' }],
    ['a body that can’t be read', { headers: { 'content-type': 'application/json' }, payload: '{' }],
    ['another site’s origin', { headers: { origin: 'https://evil.example' }, payload: {} }],
    ['a cookie of nobody', { headers: { cookie: '__Host-session=x', 'content-type': 'text/x' }, payload: 'x' }],
  ])('counts calls with %s too', async (what, call) => {
    const remoteAddress = `192.0.2.${100 + what.length}`;
    const calls = Array.from({ length: most.network + 2 }, () =>
      flooded.inject({ method: 'POST', url: '/api/auth/sign-in', remoteAddress, ...call }),
    );
    const codes = (await Promise.all(calls)).map((reply) => reply.statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  });

  it('is stopped at the document of the API by a bound of its own', async () => {
    await flood('192.0.2.9', most.documents, '/api/docs/static/index.html');
    const reader = [
      '/api/openapi.json',
      '/api/docs/',
      '/api/openapi%2ejson',
      '/api/docs/json',
      '/api/docs/yaml',
      '/api/docs/static/swagger-ui.css',
    ];
    expect(await statuses('192.0.2.9', reader)).toEqual(reader.map(() => 429));
    expect(await statuses('192.0.2.9', ['/'])).toEqual([200]);
  });

  it('is stopped at photos and files by a bound of their own', async () => {
    await flood('192.0.2.10', most.files, '/photos/none/320.webp');
    expect(await statuses('192.0.2.10', ['/photos/none/320.webp', '/assets/none.js', '/'])).toEqual([429, 429, 200]);
  });
});
