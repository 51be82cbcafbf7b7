import { uuidv7 } from 'uuidv7';
import { toE164 } from '../../server/modules/accounts/phones.ts';
import { termsVersion } from '../../shared/accounts/schema.ts';
import { dayInNairobi } from '../../shared/time.ts';
import { type BuyerKey, buyers, type DealerKey, emailOf, verifiedDealers, waitingDealers } from './people.ts';
import type { Rows } from './rows.ts';
import { instantOf, minutesAfter } from './times.ts';

/** Who is who, by id. */
export interface Cast {
  now: Date;
  /** Null while there is no administrator. */
  admin: string | null;
  buyers: Record<BuyerKey, string>;
  dealers: Record<DealerKey, string>;
  waiting: Record<keyof typeof waitingDealers, string>;
}

/** Writes an account for everybody of the demo, all with this password. Returns their ids. */
export function openAccounts(rows: Rows, now: Date, admin: string | null, passwordHash: string): Cast {
  let count = 0;

  function open(
    key: string,
    days: number,
    profile: { full_name: string; location: string; user_type: 'buyer' | 'dealer' } & Record<string, unknown>,
  ) {
    count += 1;
    const user_id = uuidv7();
    const joined = instantOf(`${days}d ${String(7 + (count % 11)).padStart(2, '0')}:${10 + (count % 49)}` as '1d 07:10', now);
    const created_at = joined.toISOString();
    rows.users.push({
      id: user_id,
      email: emailOf(key),
      password_hash: passwordHash,
      email_verified_at: created_at,
      terms_version: termsVersion,
      terms_accepted_at: created_at,
      created_at,
    });
    const phone = phoneOf(count);
    rows.profiles.push({ user_id, phone, phone_e164: toE164(phone), created_at, updated_at: created_at, ...profile });
    rows.events.push({ type: 'account.created', data: { user_id }, at: joined, actor: user_id, concerns: [] });
    if (profile.is_verified) {
      rows.events.push({
        type: 'dealer.verified',
        data: { dealer_id: user_id },
        at: minutesAfter(joined, 75),
        actor: admin,
        concerns: [user_id],
      });
    }
    return user_id;
  }

  const openDealer = (
    key: string,
    [business_name, full_name, location, business_address, days]: readonly [string, string, string, string, number],
    is_verified: boolean,
  ) =>
    open(key, days, {
      full_name,
      location,
      user_type: 'dealer',
      business_name,
      business_address,
      business_license: `SBP/${dayInNairobi(now).slice(0, 4)}/${String(10_400 + count * 37)}`,
      is_verified,
    });

  return {
    now,
    admin,
    buyers: each(buyers, (key, [full_name, location, days]) => open(key, days, { full_name, location, user_type: 'buyer' })),
    dealers: each(verifiedDealers, (key, dealer) => openDealer(key, dealer, true)),
    waiting: each(waitingDealers, (key, dealer) => openDealer(key, dealer, false)),
  };
}

// As people type them; the numbers of one block that nobody would take for somebody's.
function phoneOf(n: number): string {
  const last = String(n).padStart(3, '0');
  return [`0700 000 ${last}`, `0700000${last}`, `+254 700 000 ${last}`, `0700-000-${last}`][n % 4] ?? '';
}

function each<K extends string, V, R>(all: Record<K, V>, make: (key: K, value: V) => R): Record<K, R> {
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(key as K, value as V)])) as Record<K, R>;
}
