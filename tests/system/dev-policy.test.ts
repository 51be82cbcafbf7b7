import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installSecurityHeaders } from '../../server/platform/http/security-headers.ts';
import { readConfig } from '../../server/platform/process/config.ts';

/** The Content-Security-Policy of an answer in this mode. */
async function policyIn(mode: string): Promise<unknown> {
  const app = Fastify();
  installSecurityHeaders(app, readConfig({ APP_MODE: mode }));
  app.get('/', async () => '');
  return (await app.inject('/')).headers['content-security-policy'];
}

it('what Vite needs is allowed in dev only', async () => {
  expect(await policyIn('dev')).toMatch(/style-src 'self' 'nonce-vite';.*worker-src blob:/);
  const production = await policyIn('production');
  expect(production).not.toMatch(/nonce|worker-src|unsafe/);
  for (const mode of ['demo', 'test']) expect(await policyIn(mode)).toBe(production);
});
