import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { plainBrowser } from '../support/pages.ts';
import { buyer, dealer } from '../support/people.ts';

// Answers to what no browser of ours sends: never longer than what was sent, and of the same kind as all others.

const { app, db } = await testApp();
const headers = { 'content-type': 'application/json' };
const typed = Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`key-${n}`, 1]));

describe('a refusal', () => {
  it('of thousands of unknown fields names the first of them', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload: { password: 'x', ...typed } });
    const { status, fields } = reply.json();
    expect([status, Object.keys(fields).length]).toEqual([422, 20]);
    expect(fields).toMatchObject({ email: 'Email is required', 'key-0': 'Please check your input and try again.' });
    expect(reply.body.length).toBeLessThan(2_000);
  });

  it('of a field with a very long name does not repeat it', async () => {
    const payload = { email: 'a@b.example', password: 'Simba2026', ['x'.repeat(90_000)]: 1 };
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
});

describe('what is no request at all', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** Everything the server says to these bytes. */
  async function said(bytes: string): Promise<{ status: number; head: string; body: string }> {
    const socket = connect(port, '127.0.0.1');
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
});
