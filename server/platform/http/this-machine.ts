import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../process/config.ts';
import { notFound } from './errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Routes for people trying the program on their own machine: they exist only in `dev`, `demo` and `test`, never behind a proxy, and answer
 * only this machine.
 */
export function forThisMachine(
  app: FastifyInstance,
  { mode, trustProxy }: Config,
  routes: (local: FastifyInstance) => Promise<void>,
): void {
  if (mode === 'production' || trustProxy.length > 0) return;
  app.register(async (local) => {
    local.addHook('onRequest', async (request) => {
      if (!isFromThisMachine(request)) throw notFound();
    });
    await routes(local);
  });
}

/** Whether a request was made on this machine, and by a program that means to talk to it. */
// The socket's own address, as a header must not make a stranger local. The Host and the forwarding headers count too: a proxy on this
// machine that nobody told us of, or a foreign name pointed at 127.0.0.1 in a visitor's browser, also arrives from the loopback address.
export function isFromThisMachine({ socket, hostname, headers }: FastifyRequest): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && (host === 'localhost' || isLoopback(host));
}

function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
