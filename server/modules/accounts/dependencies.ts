import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Tx } from '../../platform/data/database.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import type { RateLimit, RateLimits } from '../../platform/http/rate-limits.ts';
import { type Actor, cookieOf, openSession } from '../../platform/http/session.ts';
import type { Config } from '../../platform/process/config.ts';
import { type Credentials, deviceLife, knownDevice, rememberedBy } from './device.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** How often. By account first: phones on a mobile network share their address with thousands of others, so those are wide. */
export const accountRateLimits = {
  /** Wrong passwords for one e-mail by all strangers together; by one browser that its owner signed in at before; by one who is signed in. */
  signIn: { points: 10, duration: quarter },
  /** Wrong and right passwords from one address, typed at browsers the account doesn't know. */
  signInFrom: { points: 300, duration: quarter },
  /** Sign-ups from one address. */
  signUpFrom: { points: 100, duration: hour },
  /** Mails with a link to one e-mail. */
  tokenMail: { points: 5, duration: hour },
  /** Mails with a link asked for from one address. */
  tokenMailFrom: { points: 60, duration: hour },
} satisfies Record<string, RateLimit>;

/** What the verbs of accounts work with. */
export interface AccountDependencies {
  db: Database;
  config: Config;
  limits: RateLimits<keyof typeof accountRateLimits>;
}

/** The browser a call comes from. */
export interface Caller {
  address: string;
  /** What its own tries at this account count under, when it signed in there before; null for a stranger. */
  knownTo(account: Credentials | undefined): string | null;
  /** Makes it known to an account whose owner sits at it. */
  remember(account: Credentials): void;
  /** Opens a session at it, in the transaction that found the account entitled to one. */
  open(tx: Tx, account: Credentials & { isAdmin: boolean }): Promise<Actor>;
}

/** Throws 422 for the administrator's e-mail, which nobody can sign up with or change to (docs/domain/accounts.md, "The administrator"). */
export function refuseReservedEmail({ adminEmail }: Config, email: string): void {
  const sentence = 'This email address can’t be used here.';
  if (email.toLowerCase() === adminEmail) throw new HttpProblem(422, 'invalid', sentence, { email: sentence });
}

/** The browser that sent this request. */
export function callerOf({ config }: Pick<AccountDependencies, 'config'>, request: FastifyRequest, reply: FastifyReply): Caller {
  const { name, options } = cookieOf(config, 'device');
  const cookie = request.cookies[name];
  const remember = (account: Credentials) => {
    reply.setCookie(name, rememberedBy(cookie, account), { ...options, maxAge: deviceLife });
  };
  return {
    address: request.ip,
    knownTo: (account) => knownDevice(cookie, account),
    remember,
    open: (tx, account) => {
      remember(account);
      return openSession(tx, config, request, reply, account);
    },
  };
}
