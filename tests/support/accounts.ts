import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../server/platform/data/database.ts';
import { jobRows } from '../../server/platform/data/queue-tables.ts';
import { browser, type Person, unique } from './app.ts';

/** A sign-up form with every required field. */
export function signUpForm(over: object = {}) {
  return {
    id: uuidv7(),
    email: `${unique()}@people.example`,
    password: 'Simba2026',
    confirmPassword: 'Simba2026',
    full_name: 'Wanjikũ Ng’ang’a',
    user_type: 'buyer',
    phone: '0712 345 678',
    location: 'Nakuru',
    accept_terms: true,
    ...over,
  };
}

/** The business fields of a dealer's sign-up. */
export const business = {
  user_type: 'dealer',
  business_name: 'Rift Motors',
  business_address: 'Kenyatta Avenue, Nakuru',
  business_license: 'L-1',
};

/** The administrator's list about a dealer, ticked on this version of its details. */
export function allChecked(details_version = 1) {
  return { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version };
}

/** The cookie header that a browser sends after this answer. */
export function cookieFrom(reply: { headers: Record<string, unknown> }): string {
  return [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((header) => String(header).split(';')[0])
    .join('; ');
}

/** The value of each of these cookies. */
export function cookieValues(cookies: string): string[] {
  return cookies.split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
}

/** Signs up over the API; returns the person with their session, and the form. */
export async function signedUp(app: FastifyInstance, over: object = {}): Promise<{ person: Person; form: ReturnType<typeof signUpForm> }> {
  const form = signUpForm(over);
  const reply = await browser(app).post('/api/auth/sign-up', form);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { person: browser(app, form.id, cookieFrom(reply)), form };
}

/** Tries to sign in and returns the answer. `cookie` is what the browser already has. */
export function signIn(app: FastifyInstance, email: string, password = 'Simba2026', cookie = '') {
  return browser(app, '', cookie).post('/api/auth/sign-in', { email, password });
}

/** The token that the link in a mail would contain. */
export async function mailedToken(
  db: Database,
  user_id: string,
  purpose: 'verify' | 'reset' | 'change' | 'second',
  over: { email?: string; lives?: string } = {},
): Promise<string> {
  const token = `token-${uuidv7()}`;
  // An account waits for one new e-mail: links to others count for nothing.
  if (purpose === 'change')
    await db.updateTable('users').set({ new_email: over.email, new_email_at: sql`now()` }).where('id', '=', user_id).execute();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      user_id,
      purpose,
      email: over.email ?? email,
      expires_at: sql`now() + ${over.lives ?? '1 hour'}::interval`,
    })
    .execute();
  return token;
}

/** The purposes of the queued mails with a link for this account. */
export async function queuedLinks(db: Database, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ purpose: string }>`
    select payload ->> 'purpose' as purpose from ${jobRows}
    where (payload ->> 'user_id' = ${user_id} or payload ->> 'email' = (select email from users where id = ${user_id}))
      and payload ->> 'purpose' is not null order by id`.execute(db);
  return rows.map((row) => row.purpose);
}

/** The events of an account, oldest first. */
export async function accountEvents(db: Database, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('type')
    .where(sql<boolean>`coalesce(data ->> 'user_id', data ->> 'dealer_id') = ${user_id}`)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.type);
}

/** The rows of an account. */
export async function accountRows(db: Database, user_id: string) {
  return {
    user: await db.selectFrom('users').selectAll().where('id', '=', user_id).executeTakeFirst(),
    profile: await db.selectFrom('profiles').selectAll().where('user_id', '=', user_id).executeTakeFirst(),
  };
}
