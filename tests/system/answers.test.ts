import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import { answerParserError, followAnswers } from '../../server/platform/http/parser-errors.ts';
import { testApp } from '../support/app.ts';
import { atEnd } from '../support/database.ts';
import { postedRequest } from '../support/deal.ts';
import { plainBrowser } from '../support/pages.ts';
import { buyer, dealer } from '../support/people.ts';

// Answers to what no browser of ours sends: never longer than what was sent, and of the same kind as all others.

const { app, db } = await testApp();
const headers = { 'content-type': 'application/json' };
const typed = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`key-${n}`, 1]));

describe('a refusal', () => {
  it.each([
    [{ password: 'x', unknown: 1 }, 'Email is required'],
    [{ email: 'a@b.example', password: 'Simba2026', unknown: 1 }, 'Please check your input and try again.'],
  ])('of %j says the first sentence of a field, or that something is wrong: %s', async (payload, detail) => {
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload });
    expect(reply.json()).toMatchObject({ status: 422, detail });
  });

  it('of thousands of unknown fields names the first of them', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload: { password: 'x', ...typed } });
    const { status, fields } = reply.json();
    expect([status, Object.keys(fields).length]).toEqual([422, 20]);
    expect(fields).toMatchObject({ email: 'Email is required', 'key-0': 'Please check your input and try again.' });
    expect(reply.body.length).toBeLessThan(2_000);
  });

  it('of a field with a very long name does not repeat it', async () => {
    const payload = { email: 'a@b.example', password: 'Simba2026', ['x'.repeat(30_000)]: 1 };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload });
    expect([reply.statusCode, reply.json().fields]).toEqual([422, {}]);
  });

  it('of thousands of wrong values in one list names the first of them', async () => {
    const request = await postedRequest(await buyer(app, db));
    const reply = await (await dealer(app, db)).post(`/api/requests/${request}/bids`, { image_urls: Array(20_000).fill(1) });
    expect([reply.statusCode, reply.body.length < 2_000]).toEqual([422, true]);
  });

  it.each(['/auth', '/auth?tab=sign-up', '/post-request', '/admin-access'])('of %s as a page repeats no unknown field', async (url) => {
    const { post } = plainBrowser(app);
    const without = (await post(url, {})).body.length;
    const unknown = Object.fromEntries(Object.keys(typed).map((name) => [name, '1']));
    expect((await post(url, unknown)).body.length - without).toBeLessThan(1_000);
  });

  it.each([
    ['/auth', 'email'],
    ['/auth?tab=sign-up', 'full_name'],
    ['/auth/reset', 'token'],
    ['/post-request', 'description'],
  ])('of %s as a page repeats no endless %s', async (url, name) => {
    const { post } = plainBrowser(app);
    const without = (await post(url, {})).body.length;
    expect((await post(url, { [name]: '"'.repeat(30_000) })).body.length - without).toBeLessThan(1_000);
  });
});

it('a fault of ours says that there was one, and nothing of it', async () => {
  const faulty = Fastify();
  installErrorExit(faulty);
  faulty.get('/', () =>
    Promise.reject(Object.assign(new Error('relation "users" does not exist'), { detail: 'password_hash', code: '42P01' })),
  );
  expect((await faulty.inject('/')).json()).toEqual({
    status: 500,
    code: 'unexpected',
    detail: 'An unexpected error occurred. Please try again.',
  });
});

describe('what is no request at all', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** Everything the server says to these bytes. */
  async function said(bytes: string, to = port): Promise<{ status: number; head: string; body: string }> {
    const socket = connect(to, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  }

  it.each([
    ['a broken first line', 'HALLO\r\n\r\n', 400, 'unreadable'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n', 400, 'unreadable'],
    [
      'two lengths',
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
      'unreadable',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'too_large'],
    ['no host', 'GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
    ['no host of a page', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
    ['two hosts', 'GET /api/settings HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
    ['the same host twice', 'GET /healthz HTTP/1.0\r\nHost: a\r\nhost: a\r\n\r\n', 400, 'unreadable'],
    ['HTTP/0.9', 'GET /api/settings\r\n\r\n', 400, 'unreadable'],
    ['HTTP/0.9 with a version', 'GET /api/settings HTTP/0.9\r\nHost: a\r\n\r\n', 400, 'unreadable'],
    ['HTTP/2 without its beginning', 'GET /api/settings HTTP/2.0\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'unreadable'],
    ['an unknown expectation', 'GET /api/settings HTTP/1.1\r\nHost: a\r\nExpect: foo\r\nConnection: close\r\n\r\n', 417, 'unreadable'],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 400, 'unreadable'],
    [
      'a body that breaks off',
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\nzz\r\n',
      400,
      'unreadable',
    ],
  ])('%s is told so like everything else', async (_, bytes, status, code) => {
    const answer = await said(bytes);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { status, code, detail: expect.any(String) }]);
    for (const header of [
      'content-type: application/problem+json',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none'",
      'connection: close',
    ]) {
      expect(answer.head).toContain(header);
    }
  });

  it.each([
    ['a head', 'GET / HTTP/1.1\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'],
  ])('%s that does not arrive in time is told so too', async (_, bytes) => {
    const impatient = createServer({ headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 }, () => undefined);
    impatient.on('clientError', answerParserError);
    followAnswers(impatient);
    await once(impatient.listen(0, '127.0.0.1'), 'listening');
    atEnd(async () => void impatient.close());
    const answer = await said(bytes, (impatient.address() as AddressInfo).port);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([408, 'too_slow']);
  });

  const settings = 'GET /api/settings HTTP/1.1\r\nHost: a\r\n\r\n';
  const rubbish = [
    ['a broken first line', 'HALLO\r\n\r\n'],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'],
    [
      'a body that breaks off',
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ] as const;

  it.each(rubbish)('%s behind requests that are not answered yet takes no answer away', async (_, bytes) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(settings + settings + bytes);
    const answers = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
    expect(answers).toHaveLength(2);
    for (const answer of answers) expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toHaveProperty('siteName');
  });

  it.each(rubbish)('%s behind a live stream does not get into it', async (_, bytes) => {
    const someone = await buyer(app, db);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (part) => {
      heard += part;
    });
    const over = once(socket, 'close');
    socket.write(`GET /api/live HTTP/1.1\r\nHost: a\r\nCookie: ${someone.cookie}\r\n\r\n`);
    await expect.poll(() => heard).toContain('event: ready');
    socket.write(bytes);
    await someone.post('/api/auth/sign-out');
    await over;
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(heard).toContain('event: bye');
  });
});
