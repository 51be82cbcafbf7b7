import { expect, test } from 'vitest';
import { testApp } from '../support/app.ts';

test('the page of all pieces of the interface names files that are there', async () => {
  const { app } = await testApp();
  const { statusCode, body } = await app.inject('/dev/ui');
  expect(statusCode).toBe(200);
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(2);
  for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200);
});

test.each([
  ['in production', { APP_MODE: 'production' }, {}],
  ['behind a proxy', { TRUST_PROXY: 'loopback' }, {}],
  ['from another machine', {}, { remoteAddress: '192.0.2.7' }],
  ['through a proxy that nobody told of', {}, { headers: { 'x-forwarded-for': '192.0.2.7' } }],
])('it does not exist %s', async (_, environment, request) => {
  const { app } = await testApp(environment);
  const { body } = await (await testApp()).app.inject('/dev/ui');
  const script = /src="([^"]+)"/.exec(body)?.[1] ?? '';
  for (const url of ['/dev/ui', script]) expect((await app.inject({ url, ...request })).statusCode, url).toBe(404);
});
