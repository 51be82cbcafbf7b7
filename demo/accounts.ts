import { uuidv7 } from 'uuidv7';
import { insertAccount, markEmailVerified } from '../server/modules/auth/queries.ts';
import { setYardHours } from '../server/modules/business/business.ts';
import { markRead } from '../server/modules/notifications/notifications.ts';
import { insertProfile } from '../server/modules/profile/profile.ts';
import { setVerification } from '../server/modules/verification/verification.ts';
import type { Database } from '../server/platform/data/database.ts';
import type { Actor } from '../server/platform/http/session.ts';
import { record } from '../server/platform/live/events.ts';
import { updateProfile } from '../server/workflows/update-profile.ts';
import { termsVersion } from '../shared/auth/schema.ts';
import { defaultYardHours } from '../shared/profile/hours.ts';
import { dayInNairobi } from '../shared/time.ts';
import { actorOf } from './actor.ts';
import type { Act } from './past.ts';
import { type BuyerKey, buyers, type DealerKey, emailOf, suspendedDealers, verifiedDealers, waitingDealers } from './people.ts';
import { stoppedActs } from './stopped.ts';
import { instantOf, minutesAfter, type When } from './times.ts';

const allChecked = { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version: 1 } as const;

const sundaysToo = { ...defaultYardHours, sun: { opens: '10:00', closes: '16:00' } };

/** The accounts created, by their keys. */
export interface Cast {
  now: Date;
  admin: Actor;
  buyers: Record<BuyerKey, Actor>;
  dealers: Record<DealerKey, Actor>;
}

interface Profile {
  full_name: string;
  location: string;
  business_name: string | null;
  business_address: string | null;
}

/** All people of the demo, with this password, and how they signed up. Their notices are read, except those of the last three days. */
export function openAccounts(now: Date, admin: Actor, password_hash: string): Cast & { acts: Act[] } {
  const acts: Act[] = [];
  let count = 0;

  function open(key: string, days: number, profile: Profile): Actor {
    count += 1;
    const role = profile.business_name ? 'dealer' : 'buyer';
    const hasLicence = role === 'dealer' && key !== 'turkwel';
    const business_license = hasLicence ? `SBP/${dayInNairobi(now).slice(0, 4)}/${10_400 + count * 37}` : null;
    const actor = actorOf({ user_id: uuidv7(), email: emailOf(key), full_name: profile.full_name, role });
    const phone = phoneOf(count);
    const account = { id: actor.user_id, email: actor.email, password_hash, terms_version: termsVersion };
    acts.push({
      at: instantOf(`${days}d ${String(7 + (count % 11)).padStart(2, '0')}:${10 + (count % 49)}` as When, now),
      // Not by `signUp`: it would hash the shared password once per account, which takes seconds.
      act: (db) =>
        db.transaction().execute(async (tx) => {
          await insertAccount(tx, account);
          await insertProfile(tx, actor.user_id, { ...profile, user_type: role, business_license, phone, language: 'en' });
          await markEmailVerified(tx, actor.user_id);
          await record(tx, actor, { type: 'account.created', data: { user_id: actor.user_id } }, []);
        }),
    });
    acts.push({ at: instantOf('3d 21:00', now), act: (db) => markRead(db, actor, {}) });
    return actor;
  }

  const openBuyer = (key: string, [full_name, location, days]: readonly [string, string, number]) =>
    open(key, days, { full_name, location, business_name: null, business_address: null });
  type Dealer = readonly [string, string, string, string, number];
  const openDealer = (key: string, [business_name, full_name, location, business_address, days]: Dealer) =>
    open(key, days, { full_name, location, business_name, business_address });
  const openVerified = (key: string, dealer: Dealer) => {
    const actor = openDealer(key, dealer);
    const joined = acts.at(-2)?.at ?? now;
    acts.push({ at: minutesAfter(joined, 75), act: (db) => setVerification(db, admin, actor.user_id, allChecked) });
    if (key === 'rift') {
      acts.push({ at: minutesAfter(joined, 90), act: (db) => setYardHours(db, actor, sundaysToo) });
      acts.push({
        at: instantOf('1d 09:40', now),
        act: (db) => moveYard(db, actor, 'Nairobi–Nakuru Highway, behind the Total station, Nakuru'),
      });
    }
    return actor;
  };

  const all = { now, admin, buyers: each(buyers, openBuyer), dealers: each(verifiedDealers, openVerified) };
  each(waitingDealers, openDealer);
  acts.push(...stoppedActs({ ...all, suspended: each(suspendedDealers, openVerified) }));
  return { ...all, acts };
}

/** A verified dealer gives another address, which waits for the administrator. */
async function moveYard(db: Database, actor: Actor, business_address: string): Promise<void> {
  await updateProfile(db, actor, { business_address });
}

// Written as people type them; from one block, so that nobody takes them for real numbers.
function phoneOf(n: number): string {
  const last = String(n).padStart(3, '0');
  return [`0700 000 ${last}`, `0700000${last}`, `+254 700 000 ${last}`, `0700-000-${last}`][n % 4] ?? '';
}

function each<K extends string, V, R>(all: Record<K, V>, make: (key: K, value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(key as K, value as V)])) as Record<K, R>;
}
