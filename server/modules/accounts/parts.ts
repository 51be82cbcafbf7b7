import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { HttpProblem } from '../../platform/errors.ts';
import type { Budget, Limits } from '../../platform/limits.ts';
import { type Actor, openSession } from '../../platform/session.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** How often. By account first: phones on a mobile network share their address with thousands of others, so those are wide. */
export const accountBudgets = {
  /** Wrong passwords for one e-mail. */
  signIn: { points: 10, duration: quarter },
  /** Wrong and right passwords from one address. */
  signInFrom: { points: 300, duration: quarter },
  /** Sign-ups from one address. */
  signUpFrom: { points: 100, duration: hour },
  /** Mails with a link to one e-mail. */
  tokenMail: { points: 5, duration: hour },
  /** Mails with a link asked for from one address. */
  tokenMailFrom: { points: 60, duration: hour },
} satisfies Record<string, Budget>;

/** What the verbs of accounts work with. */
export interface AccountParts {
  db: Database;
  config: Config;
  limits: Limits<keyof typeof accountBudgets>;
}

/** Opens a session at the caller's browser, in the transaction that found the account entitled to one. */
export type Open = (tx: Tx, account: { user_id: string; isAdmin: boolean }) => Promise<Actor>;

/** Throws 422 for the administrator's e-mail, which nobody can sign up with or change to (RULINGS 15). */
export function refuseReservedEmail({ adminEmail }: Config, email: string): void {
  const sentence = 'This email address can’t be used here.';
  if (email.toLowerCase() === adminEmail) throw new HttpProblem(422, 'invalid', sentence, { email: sentence });
}

/** How a verb opens a session at the browser that sent this request. */
export function opening({ config }: AccountParts, request: FastifyRequest, reply: FastifyReply): Open {
  return (tx, account) => openSession(tx, config, request, reply, account);
}
