import { expect, test } from 'vitest';
import { addressWithKey, machineKey } from '../../server/platform/process/machine-key.ts';
import { servicePaths } from '../../shared/addresses/service-paths.ts';
import { cookieFrom } from '../support/accounts.ts';
import { testApp, withKey } from '../support/app.ts';

test('the page of all pieces of the interface names files that are there', async () => {
  const { app, config } = await testApp();
  const headers = await withKey(config);
  const { statusCode, body } = await app.inject({ url: '/dev/ui', headers });
  expect(statusCode).toBe(200);
  const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files).toHaveLength(2);
  for (const url of files) expect((await app.inject({ url, headers })).statusCode, url).toBe(200);
});

test('a link with the key leaves it in the browser, and not in the address', async () => {
  const { app, config } = await testApp();
  const reply = await app.inject(addressWithKey(servicePaths.devUi, await machineKey(config.dataDir)));
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/dev/ui']);
  expect(reply.headers['set-cookie']).toMatch(/^machine-key=[\w-]{43}; Path=\/dev; HttpOnly; SameSite=Lax$/);
  expect((await app.inject({ url: '/dev/ui', headers: { cookie: cookieFrom(reply) } })).statusCode).toBe(200);
});

test.each([
  ['in production', { APP_MODE: 'production' }, {}],
  ['behind a proxy', { TRUST_PROXY: 'loopback' }, {}],
  ['from another machine', {}, { remoteAddress: '192.0.2.7' }],
  ['through a proxy that nobody told of', {}, { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['without the key, as through a proxy that says nothing', {}, { headers: { authorization: '' } }],
  ['with another key', {}, { headers: { authorization: '', cookie: 'machine-key=x' } }],
])('it does not exist %s', async (_, environment, request: { headers?: object; remoteAddress?: string }) => {
  const [{ app, config }, open] = [await testApp(environment), await testApp()];
  const { body } = await open.app.inject({ url: '/dev/ui', headers: await withKey(open.config) });
  const script = /src="([^"]+)"/.exec(body)?.[1] ?? '';
  const headers = { ...(await withKey(config)), ...request.headers };
  for (const url of ['/dev/ui', script, '/dev/ui?key=', '/dev/ui?key=x&key=y'])
    expect((await app.inject({ url, ...request, headers })).statusCode, url).toBe(404);
});
