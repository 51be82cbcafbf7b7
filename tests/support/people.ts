import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { hashPassword } from '../../server/modules/auth/passwords.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { browser, type Person, unique } from './app.ts';

interface Traits {
  user_type?: 'buyer' | 'dealer';
  language?: 'en' | 'sw';
  is_verified?: boolean;
  admin_role?: 'super_admin';
  full_name?: string;
  phone?: string | null;
  location?: string;
  business_name?: string;
  business_license?: string;
  business_address?: string;
}

// Inserted directly into the tables: signing up has its own tests, and hashing a password per person would take minutes.
const password_hash = await hashPassword('Simba2026', { kind: 'known', name: 'test' });

/** The row of a session of this account, for a day. */
export function sessionFor(user_id: string, token = randomBytes(32).toString('base64url')) {
  const end = new Date(Date.now() + 86_400_000).toISOString();
  return { token_hash: createHash('sha256').update(token).digest(), user_id, expires_at: end, absolute_expires_at: end };
}

async function person(app: FastifyInstance, db: Database, traits: Traits): Promise<Person> {
  const user_id = uuidv7();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('users')
    .values({ id: user_id, email: `${unique()}@people.example`, password_hash, email_verified_at: new Date().toISOString() })
    .execute();
  await db
    .insertInto('profiles')
    .values({ user_id, full_name: 'Wanjiru Kamau', phone: '0712 345 678', user_type: 'buyer', location: 'Nakuru', ...traits })
    .execute();
  await db.insertInto('sessions').values(sessionFor(user_id, token)).execute();
  return browser(app, user_id, `__Host-session=${token}`);
}

/** A signed-in buyer. */
export function buyer(app: FastifyInstance, db: Database, traits: Traits = {}): Promise<Person> {
  return person(app, db, traits);
}

/** A signed-in dealer, verified unless told otherwise. */
export function dealer(app: FastifyInstance, db: Database, traits: Traits = {}): Promise<Person> {
  return person(app, db, { user_type: 'dealer', is_verified: true, full_name: 'Otieno Ouma', ...traits });
}

/** The signed-in administrator. */
export function administrator(app: FastifyInstance, db: Database): Promise<Person> {
  return person(app, db, { admin_role: 'super_admin', full_name: 'Site Admin' });
}

/** Those of the seven personas (docs/domain/permissions.md, "Personas") that have an account but no row of their own yet. */
export async function personas(app: FastifyInstance, db: Database) {
  return {
    visitor: browser(app),
    buyerOwner: await buyer(app, db),
    buyerOther: await buyer(app, db),
    dealerUnverified: await dealer(app, db, { is_verified: false }),
    dealerOther: await dealer(app, db),
    dealerParty: await dealer(app, db),
    admin: await administrator(app, db),
  };
}
