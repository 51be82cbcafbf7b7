import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { mostCalls } from '../../server/platform/http/flood-guard.ts';
import { browser, testApp } from '../support/app.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, ...parts } = await testApp();
const { db } = parts;

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
    expect(limits).toContain(
      `| all calls: one, ten for a form, and one more for each 4 KB that is sent | ${account}; ${network} | an account; the network of visitors |`,
    );
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

  const json = (kilobytes: number) => JSON.stringify({ email: 'x'.repeat(kilobytes * 1_024 - 12) });
  const gzipped = gzipSync(json(1));
  it.each([
    ['of 4 KB less a byte are one point each', json(4).slice(1), {}, 8],
    ['of 4 KB are two', json(4), {}, 4],
    ['of 15 KB are four', json(15), {}, 2],
    ['of 500 KB count as what is read of them', json(500), {}, 0],
    ['that don’t say how long they are count as the longest', json(1), { 'transfer-encoding': 'chunked' }, 0],
    ['that are compressed count as the longest', gzipped, { 'content-encoding': 'gzip' }, 0],
  ])('is counted by what it weighs: calls %s', async (remoteAddress, payload, said, passing) => {
    const headers = { 'content-type': 'application/json', ...said };
    const codes = [];
    for (let n = 0; n < passing + 2; n += 1) {
      codes.push((await flooded.inject({ method: 'POST', url: '/api/auth/sign-in', remoteAddress, headers, payload })).statusCode);
    }
    expect(codes.filter((code) => code !== 429)).toHaveLength(passing);
  });

  it('is counted by what it costs: a form, which is drawn again when it is refused, is ten', async () => {
    const twoForms = await buildApp({ ...parts, mostCalls: { ...most, network: 21 } });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (url: string) => (await twoForms.inject({ method: 'POST', url, headers, payload: 'email=x' })).statusCode;
    expect([await send('/auth'), await send('/auth/second')]).not.toContain(429);
    expect((await twoForms.inject('/robots.txt')).statusCode).toBe(200);
    expect(await send('/auth')).toBe(429);
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
