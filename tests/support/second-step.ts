import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import type { Database } from '../../server/platform/data/database.ts';
import { cookieFrom, signedUp, signIn } from './accounts.ts';
import { browser, type Person } from './app.ts';

/** Somebody's authenticator app. */
export interface Phone {
  secret: string;
  /** The code that it shows now, as if none had been typed before: the account forgets which was the last. */
  code: () => Promise<string>;
  recoveryCodes: string[];
  /** The cookies of the browser where it was set up. */
  cookie: string;
}

/** The code that an app with this secret shows now. */
export const codeNow = (secret: string) => new TOTP({ secret }).generate();

/** What the page that sets a second step up gives: its key, and what comes back with the code. */
export async function offered(person: Person): Promise<{ secret: string; setup: string }> {
  const { body } = await person.get('/auth/second/set-up');
  const [, setup = ''] = /name="setup" value="([^"]+)"/.exec(body) ?? [];
  const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(body) ?? [];
  return { secret, setup };
}

/** Sets somebody's second step up over the API, and reads the recovery codes off their page. */
export async function withSecondStep(app: FastifyInstance, db: Database, person: Person): Promise<Phone> {
  const { secret, setup } = await offered(person);
  const reply = await person.post('/api/auth/second-factor', { setup, code: codeNow(secret) });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  // The first of two with one name counts.
  const cookie = `${cookieFrom(reply)}; ${person.cookie}`;
  const page = await browser(app, '', cookie).get('/auth/second/codes');
  const code = async () => {
    await db.updateTable('second_factors').set({ last_step: 1 }).where('user_id', '=', person.user_id).execute();
    return codeNow(secret);
  };
  return { secret, code, cookie, recoveryCodes: page.body.match(/[2-9A-Z]{4}-[2-9A-Z]{4}(?=<\/code>)/g) ?? [] };
}

/** As if this account's sessions had shown eleven minutes ago that it is their owner. */
export async function provedLongAgo(db: Database, userId: string): Promise<void> {
  const proved_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.updateTable('sessions').set({ proved_at }).where('user_id', '=', userId).execute();
}

/** Somebody with a second step, known at the browser where they signed up, and the way to be asked for it at another one. */
export async function lockedAccount(app: FastifyInstance, db: Database) {
  const { person: before, form } = await signedUp(app);
  const phone = await withSecondStep(app, db, before);
  const person = browser(app, form.id, phone.cookie);
  const typed = async () => {
    const asked = await signIn(app, form.email);
    if (asked.json().code !== 'second_step_needed') throw new Error(asked.body);
    return browser(app, form.id, cookieFrom(asked));
  };
  return { id: form.id, email: form.email, form, person, phone, typed };
}
