import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { authRulesWords } from '../../../words/auth/auth-rules.ts';
import type { Language } from '../../../words/languages.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { browserNames } from '../../platform/http/browser-names.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/network.ts';
import { type Actor, cookieOf, openSession, setToken } from '../../platform/http/session.ts';
import type { Config } from '../../platform/process/config.ts';
import { type Credentials, deviceLife, knownDevice, rememberedBy } from './device.ts';

/** What the verbs of accounts work with. */
export interface AuthDependencies {
  db: Database;
  config: Config;
  /** Seals what belongs to second steps (docs/domain/accounts.md, "Second step"). */
  sealKey: Buffer;
}

/** The browser a call comes from. */
export interface Caller {
  address: string;
  /** What its address counts under. */
  network: string;
  /** Of the page that calls. */
  language: Language;
  /** Writes a line of this call. */
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** What its own tries at this account count under, when it signed in there before; null for a stranger. */
  knownTo(account: Credentials | undefined): string | null;
  /** Makes it known to an account whose owner sits at it. */
  remember(account: Credentials): void;
  /** Opens a session at it, in the transaction that found the account entitled to one. */
  open(tx: Tx, account: Credentials & { isAdmin: boolean }, isProved: boolean): Promise<Actor>;
  /** What it is called, for a mail. */
  names: ReturnType<typeof browserNames>;
  /** A cookie that only the server reads, sealed by who keeps it. `seconds`: for how long. */
  cookie(name: 'second' | 'codes'): { read(): string | undefined; keep(value: string, seconds: number): void; forget(): void };
  /** Sets the new token of its session, after the transaction that made it. */
  setToken(token: string, actor: Actor): void;
}

/** Throws 422 for the administrator's e-mail, which nobody can sign up with or change to (docs/domain/accounts.md, "The administrator"). */
export function refuseReservedEmail({ adminEmail }: Config, email: string): void {
  const sentence = authRulesWords.emailNotUsable;
  if (email.toLowerCase() === adminEmail) throw new HttpProblem(422, 'invalid', sentence, { email: sentence });
}

/** The browser that sent this request. */
export function callerOf({ config }: Pick<AuthDependencies, 'config'>, request: FastifyRequest, reply: FastifyReply): Caller {
  const { name, options } = cookieOf(config, 'device');
  const cookie = request.cookies[name];
  const remember = (account: Credentials) => {
    reply.setCookie(name, rememberedBy(cookie, account), { ...options, maxAge: deviceLife });
  };
  return {
    address: request.ip,
    network: networkOf(request.ip),
    language: request.language,
    log: request.log,
    knownTo: (account) => knownDevice(cookie, account),
    remember,
    open: (tx, account, isProved) => {
      remember(account);
      return openSession(tx, config, request, reply, account, isProved);
    },
    names: browserNames(request.headers['user-agent'] ?? null),
    cookie: (which) => {
      const own = cookieOf(config, which);
      return {
        read: () => request.cookies[own.name],
        keep: (value, seconds) => void reply.setCookie(own.name, value, { ...own.options, maxAge: seconds }),
        forget: () => void reply.clearCookie(own.name, own.options),
      };
    },
    setToken: (token, { role }) => setToken(config, reply, token, role === 'admin'),
  };
}
