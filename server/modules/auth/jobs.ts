import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { newEmailHours } from '../../../shared/auth/rules.ts';
import type { Job } from '../../platform/data/queue.ts';
import { word } from '../../platform/data/statements.ts';
import { forgetEndedSessions } from '../../platform/http/end-sessions.ts';
import { readSettings } from '../settings/settings.ts';
import { forgetAttempts } from './sign-in-attempts.ts';

/** For each purpose: the mail, the page its link opens, and how long the link works. */
const links = {
  verify: { mail: 'verify-email', page: paths.verifyEmail, hours: 24 },
  reset: { mail: 'reset-password', page: paths.resetPassword, hours: 1 },
  change: { mail: 'change-email', page: paths.confirmEmail, hours: newEmailHours },
  second: { mail: 'second-step', page: secondStepPaths.link, hours: 1 },
} as const;

interface TokenMail {
  purpose: keyof typeof links;
  /** Whose it is; if not given, that of the account with this e-mail, if there is one: who asks for a link is not told. */
  user_id?: string;
  /** The account's, or, for a 'change', the new one. */
  email?: string;
}

/** The key of the job that mails a link which a visitor asked for. */
export function tokenMailKey(purpose: 'verify' | 'reset' | 'second', email: string): string {
  return `${purpose}:${email.toLowerCase()}`;
}

/** The key of the job that mails the link to an account's new e-mail, under which those links are counted, too. */
export function changeMailKey(userId: string): string {
  return `change:${userId}`;
}

/**
 * Makes a token, stores its SHA-256 only, and mails the link; earlier unused links of this purpose stop working. The token is made when the mail
 * is: the queue holds no secret.
 */
export const sendTokenMail: Job<TokenMail> = {
  name: 'send-token-mail',
  async run({ db, mailer }, { user_id, purpose, email = '' }) {
    const user = await db
      .selectFrom('users as u')
      .innerJoin('profiles as p', 'p.user_id', 'u.id')
      .select(['u.id', 'u.email', 'u.email_verified_at', 'p.full_name', 'p.language'])
      .where((eb) => (user_id ? eb('u.id', '=', user_id) : eb('u.email', '=', email)))
      .executeTakeFirst();
    if (!user || (purpose === 'verify' && user.email_verified_at)) return;

    const { mail, page, hours } = links[purpose];
    const { full_name, language } = user;
    const to = { email: purpose === 'change' ? email : user.email, full_name, language };
    const token = randomBytes(32).toString('base64url');
    const token_hash = createHash('sha256').update(token).digest();
    const { created_at } = await db
      .insertInto('email_tokens')
      .values({ token_hash, user_id: user.id, purpose, email: to.email, expires_at: sql`now() + make_interval(hours => ${hours})` })
      .returning('created_at')
      .executeTakeFirstOrThrow();
    // The hash, not the token: a Message-ID travels through logs.
    await mailer.send({ to, name: mail, params: { hours }, link: page(token), id: `${purpose}.${token_hash.toString('hex')}` });
    // Not before: until this mail is out, the link before it is the newest in the mailbox.
    await db
      .deleteFrom('email_tokens')
      .where('user_id', '=', user.id)
      .where('purpose', '=', word(purpose))
      .where('used_at', 'is', null)
      .where('created_at', '<', created_at)
      .execute();
  },
};

/** Tells the address an account had before that it has another one now, and what to do if its owner didn't want that. */
export const warnOldAddress: Job<{ user_id: string; email: string; at: string }> = {
  name: 'warn-old-address',
  async run({ db, mailer }, { user_id, email, at }) {
    const person = await db
      .selectFrom('profiles')
      .select(['full_name', 'language'])
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    const id = `email-moved.${user_id}.${Date.parse(at)}`;
    await mailer.send({ to: { email, ...person }, name: 'email-moved', params: { at }, link: paths.contact, id });
  },
};

/** Forgets sessions and links that have ended; links a day later, so that an old one is still told it has expired. */
export const pruneSignIns: Job = {
  name: 'prune-sign-ins',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetEndedSessions(db);
    await db.deleteFrom('email_tokens').where('expires_at', '<', sql<string>`now() - interval '1 day'`).execute();
  },
};

/** Forgets attempts to sign in, after the setting `dataRetentionDays` (docs/domain/time.md, "Retention"). */
export const pruneSignInAttempts: Job = {
  name: 'prune-sign-in-attempts',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetAttempts(db, (await readSettings(db)).dataRetentionDays);
  },
};

export const authJobs = [sendTokenMail, warnOldAddress, pruneSignIns, pruneSignInAttempts];
