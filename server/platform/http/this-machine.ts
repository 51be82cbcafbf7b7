import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servicePaths } from '../../../shared/addresses/service-paths.ts';
import type { Config } from '../process/config.ts';
import { notFound } from './errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const keyCookie = 'machine-key';

/**
 * Routes for people trying the program on their own machine: they exist only in `dev`, `demo` and `test`, never behind a proxy that we know of, and
 * answer only who shows this machine's `key`. A link with `?key=` leaves it in the browser as a cookie.
 */
export function forThisMachine(
  app: FastifyInstance,
  { mode, trustProxy }: Config,
  key: string,
  routes: (local: FastifyInstance) => Promise<void>,
): void {
  if (mode === 'production' || trustProxy.length > 0) return;
  app.register(async (local) => {
    await local.register(cookie);
    local.addHook('onRequest', async (request, reply) => {
      const { key: given } = request.query as { key?: unknown };
      if (isLocal(request) && isSame(given, key)) return keep(key, request, reply);
      if (!comesFromThisMachine(request, key, request.cookies[keyCookie])) throw notFound();
    });
    await routes(local);
  });
}

/** Out of the address bar, which is seen and shared. */
function keep(key: string, { url }: FastifyRequest, reply: FastifyReply) {
  const [address = ''] = url.split('?');
  return reply
    .setCookie(keyCookie, key, { path: path.dirname(servicePaths.devUi), httpOnly: true, sameSite: 'lax' })
    .redirect(address, 303);
}

/**
 * Whether a request comes from someone on this machine: over the loopback address, for this machine's own name, and with its key, as a bearer
 * token unless `shown` is what it shows (docs/domain/permissions.md, "This machine").
 */
// The key decides: a proxy on this machine that nobody told us of arrives from the loopback address too, and may name any host. The rest costs
// nothing, and keeps out who has stolen a key.
export function comesFromThisMachine(request: FastifyRequest, key: string, shown?: string): boolean {
  return isLocal(request) && (isSame(shown, key) || isSame(request.headers.authorization?.replace(/^Bearer /, ''), key));
}

function isLocal({ socket, hostname, headers }: FastifyRequest): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host));
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: unknown, key: string) => typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
