import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../process/config.ts';
import { TooOften } from './errors.ts';
import { networkOf } from './network.ts';

/** How many calls at all in 60 seconds: no person comes near, a script does. Accounts weigh over addresses, which thousands of phones may share. */
const callsOfAccount = 1_200;
const callsFromNetwork = 6_000;

/** Answers 429 to an account, or a visitor's network, that floods us. Counted in this process. Needs the session hook on the same instance. */
export function installFloodGuard(app: FastifyInstance): void {
  const ofAccount = new RateLimiterMemory({ points: callsOfAccount, duration: 60 });
  const fromNetwork = new RateLimiterMemory({ points: callsFromNetwork, duration: 60 });
  app.addHook('preHandler', async ({ actor, ip }) => {
    await (actor ? ofAccount.consume(actor.user_id) : fromNetwork.consume(networkOf(ip))).catch((refused: RateLimiterRes) => {
      throw new TooOften(Math.ceil(refused.msBeforeNext / 1000));
    });
  });
}

/** Says so, once, when a proxy in front was not told of: all its visitors would count as one address, and be kept out together. */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  let isSaid = trustProxy.length > 0;
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      { proxy: socket.remoteAddress },
      'a proxy forwards requests, but TRUST_PROXY does not name it: its visitors share the limits of one address',
    );
  });
}
