import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { accountHeader } from '../../../shared/account-header.ts';
import type { SessionUser } from '../../../shared/auth/api.ts';
import { proofMinutes } from '../../../shared/auth/second-rules.ts';
import { tabHeader } from '../../../shared/contract.ts';
import type { Role } from '../../../shared/roles.ts';
import { signedOutCookie } from '../../../shared/site/storage.ts';
import { answersWords } from '../../../words/http/answers.ts';
import type { Language } from '../../../words/languages.ts';
import type { Database, Tx } from '../data/database.ts';
import { withholdsNews } from '../mail/withholds-news.ts';
import { type Config, isSecureOrigin } from '../process/config.ts';
import { recordEnd } from './end-sessions.ts';
import { HttpProblem, notSignedIn } from './errors.ts';
import { leadToWhatIsFirst } from './own-password.ts';
import { hashOf, newToken } from './session-token.ts';
import { refuseSuspended } from './suspended.ts';

/** Who is calling: the session's account as it is in the database at this very request. */
export interface Actor {
  user_id: string;
  session_id: string;
  email: string;
  full_name: string;
  role: Role;
  /** In which they read the app, mails and notices; the administrator's is English. */
  language: Language;
  is_verified: boolean;
  /** Stopped by our team: a dealer is not verified meanwhile (docs/domain/accounts.md, "Suspending"). */
  is_suspended: boolean;
  /** A dealer's business, and what buyers rated it; null and 0 for everyone else. */
  business_name: string | null;
  rating: number | null;
  rating_count: number;
  email_verified: boolean;
  /** Whether news is not mailed to them until they verify their address (docs/domain/accounts.md, "Unverified addresses"). */
  mails_withheld: boolean;
  /** Their password was made by the program: until they choose their own, they can do nothing else. */
  password_must_change: boolean;
  /** They are the administrator without a second step, who has signed in before: until they set one up, they can do nothing else. */
  second_factor_due: boolean;
  /** They have shown at this session that it is them, and not long ago (docs/domain/accounts.md, "Proof"). */
  is_proved: boolean;
  /** When the session ends unless it is renewed. */
  expires_at: string;
  /** The tab of their browser that calls, if it says so. */
  tab: string | null;
  /** Where they call from, as the server sees it. */
  address: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** How long a session lives (docs/domain/time.md, "Sessions"). */
export const sessionLife = {
  user: { sliding: '30 days', absolute: '90 days' },
  admin: { sliding: '12 hours', absolute: '12 hours' },
} as const;

const tabShape = /^[\w-]{1,36}$/;
const anHourAgo = sql<string>`now() - interval '1 hour'`;
const proofEnds = sql<string>`now() - make_interval(mins => ${sql.lit(proofMinutes)})`;

/** The full name and the options of a cookie that only we read and write. */
export function cookieOf(config: Config, name: 'session' | 'device' | 'second' | 'codes') {
  // Browsers treat localhost as secure, so the __Host- prefix works there over plain http; on another plain-http host it can't.
  const secure = isSecureOrigin(config.publicUrl);
  return { name: secure ? `__Host-${name}` : name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const };
}

/**
 * Opens a session for an account, sets its cookie and returns who is calling from now on. Only the SHA-256 of the token is stored.
 * Any session the browser had before ends: a token known to someone else must not become the new account's. `isProved`: all was asked that a proof asks
 * for (docs/domain/accounts.md, "Proof").
 */
export async function openSession(
  tx: Tx,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  account: { user_id: string; isAdmin: boolean },
  isProved: boolean,
): Promise<Actor> {
  await closeSession(tx, config, request, reply);
  const token = newToken();
  const life = account.isAdmin ? sessionLife.admin : sessionLife.user;
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: account.user_id,
      user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
      proved_at: isProved ? sql`now()` : null,
      expires_at: sql`now() + ${life.sliding}::interval`,
      absolute_expires_at: sql`now() + ${life.absolute}::interval`,
    })
    .execute();
  setToken(config, reply, token, account.isAdmin);
  const actor = await actorOf(tx, config, token, request);
  if (!actor) throw new Error('a session opened for an account without a profile');
  return actor;
}

/** Sets the cookie of a session. */
export function setToken(config: Config, reply: FastifyReply, token: string, isAdmin: boolean): void {
  const { name, options } = cookieOf(config, 'session');
  reply.setCookie(name, token, { ...options, maxAge: isAdmin ? 12 * 3600 : 90 * 24 * 3600 });
}

/** Removes the cookie of a session. */
export function clearToken(config: Config, reply: FastifyReply): void {
  const { name, options } = cookieOf(config, 'session');
  reply.clearCookie(name, options);
}

/** Keeps that the owner has shown at this session that it is them. Throws 401 when it was ended at this moment. */
export async function keepProof(db: Database, { session_id }: Pick<Actor, 'session_id'>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ proved_at: sql`now()` })
    .where('id', '=', session_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notSignedIn();
}

/** Ends the request's session, if it has one, and removes its cookie. Its live stream ends at once. */
export async function closeSession(tx: Tx, config: Config, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const cookie = cookieOf(config, 'session');
  const token = request.cookies[cookie.name];
  if (!token) return;
  const ended = await tx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).returning('user_id').executeTakeFirst();
  if (ended) await recordEnd(tx, ended.user_id);
  reply.clearCookie(cookie.name, cookie.options);
}

/** Moves the end of a session on, never past its absolute end. Returns the new end. Throws 401 when it was ended at this moment. */
export async function renewSession(db: Database, actor: Actor): Promise<string> {
  const life = actor.role === 'admin' ? sessionLife.admin : sessionLife.user;
  const renewed = await db
    .updateTable('sessions')
    .set({ expires_at: sql`least(now() + ${life.sliding}::interval, absolute_expires_at)` })
    .where('id', '=', actor.session_id)
    .returning('expires_at')
    .executeTakeFirst();
  if (!renewed) throw notSignedIn();
  return renewed.expires_at;
}

// When its owner last used it, to the hour: a request writes nothing the rest of the time.
async function keepSeen(db: Database, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', anHourAgo)
    .execute();
}

/** Whether the administrator must have a second step. Nobody must in the demo, whose passwords everyone knows, nor in tests that don't ask for it. */
const mustHaveSecondFactor = ({ mode }: Config) => mode === 'production';

async function actorOf(db: Database, config: Config, token: string, { headers, ip }: FastifyRequest): Promise<Actor | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('profiles as p', 'p.user_id', 's.user_id')
    .leftJoin('second_factors as f', 'f.user_id', 's.user_id')
    .select(['s.id as session_id', 's.user_id', 's.expires_at', 'u.email', 'u.email_verified_at', 'u.password_must_change'])
    .select(['p.full_name', 'p.user_type', 'p.language', 'p.is_verified', 'p.admin_role', 'p.business_name', 'p.rating', 'p.rating_count'])
    .select((eb) => [eb('s.last_seen_at', '<', anHourAgo).as('is_long_ago'), eb('p.suspended_at', 'is not', null).as('is_suspended')])
    .select(['f.since as second_factor_since', sql<boolean>`coalesce(s.proved_at > ${proofEnds}, false)`.as('is_proved')])
    .select(sql<boolean>`coalesce(s.created_at > u.first_signed_in_at, false)`.as('has_signed_in_before'))
    .where('s.token_hash', '=', hashOf(token))
    .where('s.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_long_ago) await keepSeen(db, row.session_id);
  const email_verified = row.email_verified_at !== null;
  return {
    user_id: row.user_id,
    session_id: row.session_id,
    email: row.email,
    full_name: row.full_name,
    role: row.admin_role ? 'admin' : row.user_type,
    language: row.language,
    is_verified: row.is_verified,
    is_suspended: Boolean(row.is_suspended),
    business_name: row.business_name,
    rating: row.rating,
    rating_count: row.rating_count,
    email_verified,
    mails_withheld: withholdsNews(config, { email_verified }),
    password_must_change: row.password_must_change,
    second_factor_due: mustHaveSecondFactor(config) && row.admin_role !== null && row.has_signed_in_before && !row.second_factor_since,
    is_proved: row.is_proved,
    expires_at: row.expires_at,
    tab: tabOf(headers[tabHeader]),
    address: ip,
  };
}

/** Who calls, outside the context that looks it up for each request. */
export async function whoAsks(db: Database, config: Config, request: FastifyRequest): Promise<Actor | null> {
  const begins = `${cookieOf(config, 'session').name}=`;
  const sent = request.headers.cookie?.split('; ').find((one) => one.startsWith(begins));
  // A token needs no decoding.
  const token = sent?.slice(begins.length);
  return token ? actorOf(db, config, token, request) : null;
}

function tabOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && tabShape.test(header) ? header : null;
}

// SameSite=Lax keeps the cookie off other sites' POSTs; this check stands behind it for browsers that don't know SameSite.
function refuseForeignOrigin(config: Config, request: FastifyRequest): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ours = new Set([config.publicUrl, `${request.protocol}://${request.host}`]);
  if (origin ? !ours.has(origin) : site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpProblem(403, 'foreign_origin', answersWords.otherSite);
  }
}

/** What the browser may know of who is signed in: nothing of the session itself but its end (docs/domain/time.md, "Sessions"). */
export function summaryOf(actor: Actor): SessionUser {
  const { user_id, email, full_name, role, language, is_verified, is_suspended, email_verified, mails_withheld, expires_at } = actor;
  const user_type = role === 'dealer' ? 'dealer' : 'buyer';
  const { business_name, rating, rating_count } = actor;
  return {
    user_id,
    email,
    full_name,
    role,
    user_type,
    language,
    is_verified,
    is_suspended,
    business_name,
    rating,
    rating_count,
    email_verified,
    mails_withheld,
    expires_at,
  };
}

/**
 * Ends the session of an account that signed out in this browser while it could not tell us. The session's own cookie stays: this answer may come
 * late, when somebody else has signed in, and its token opens nothing any more.
 */
async function finishSignOut(db: Database, { session_id, user_id }: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await tx.deleteFrom('sessions').where('id', '=', session_id).returning('id').executeTakeFirst();
    if (ended) await recordEnd(tx, user_id);
  });
}

/** Whether a page asks for a change in the name of another account than the session's: somebody else has signed in at this browser since. */
function isMeantForAnother(actor: Actor, { headers }: FastifyRequest): boolean {
  return headers[accountHeader] !== undefined && headers[accountHeader] !== actor.user_id;
}

/**
 * Gives every request its actor (one query, none without a cookie) and refuses changes asked for by other sites, nearly all of them to
 * who is suspended, and nearly everything to who has to choose a password first.
 */
export async function installSessions(app: FastifyInstance, db: Database, config: Config): Promise<void> {
  await app.register(cookie);
  const { name } = cookieOf(config, 'session');
  app.decorateRequest('actor', null);
  // Before the body is read: the flood guard counts by account, also what can't be read.
  app.addHook('onRequest', async (request, reply) => {
    const token = request.cookies[name];
    const signedOut = request.cookies[signedOutCookie];
    const actor = token ? await actorOf(db, config, token, request) : null;
    // Anyone can write this cookie, with anything in it: it is only compared.
    if (actor && actor.user_id === signedOut) await finishSignOut(db, actor);
    else if (actor && !isMeantForAnother(actor, request)) request.actor = actor;
    // Not before: if the database is away, the sign-out must come again.
    if (signedOut !== undefined) reply.clearCookie(signedOutCookie, { path: '/' });
  });
  app.addHook('preValidation', async (request, reply) => {
    refuseForeignOrigin(config, request);
    refuseSuspended(request);
    return leadToWhatIsFirst(request, reply);
  });
}
