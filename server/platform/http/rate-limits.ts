import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../process/config.ts';
import { TooOften } from './errors.ts';

/** How often one account, or one address, may do something: `points` times in `duration` seconds. */
export interface RateLimit {
  points: number;
  duration: number;
}

/** The limits a module needs, by name. */
export interface RateLimits<Name extends string> {
  /** Takes one point of this key's points. Throws 429, with the seconds to wait, when none is left. */
  consume(name: Name, key: string): Promise<void>;
  /** Gives this key its points back: a right password, say, clears the wrong ones before it. */
  reset(name: Name, key: string): Promise<void>;
}

/** Counts in this process's memory. Each module declares its limits beside the verb they protect; app.ts joins them. */
export function createRateLimits<Name extends string>(rateLimits: Record<Name, RateLimit>): RateLimits<Name> {
  const limiters = new Map<Name, RateLimiterMemory>();
  for (const name in rateLimits) limiters.set(name, new RateLimiterMemory({ keyPrefix: name, ...rateLimits[name] }));

  const limiterOf = (name: Name) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no rate limit named ${name}`);
    return limiter;
  };

  return {
    async consume(name, key) {
      try {
        await limiterOf(name).consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new TooOften(Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

/** How many calls at all: no person comes near, a script does. Accounts weigh over addresses, which thousands of phones may share. */
export const floodRateLimits = {
  callsOf: { points: 1_200, duration: 60 },
  callsFrom: { points: 6_000, duration: 60 },
} satisfies Record<string, RateLimit>;

/** Answers 429 to an account, or a visitor's address, that floods us. Needs the session hook on the same instance. */
export function installFloodGuard(app: FastifyInstance, limits: RateLimits<keyof typeof floodRateLimits>): void {
  app.addHook('preHandler', ({ actor, ip }) => (actor ? limits.consume('callsOf', actor.user_id) : limits.consume('callsFrom', ip)));
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
