import { uuidv7 } from 'uuidv7';
import { warn } from '../server/modules/standing/standing.ts';
import type { Actor } from '../server/platform/http/session.ts';
import { suspendPerson } from '../server/workflows/suspend-person.ts';
import type { Act } from './past.ts';
import type { DealerKey, SuspendedKey } from './people.ts';
import { instantOf, type When } from './times.ts';

/** Dealers that our team has warned, and what they read. */
const warnings: { dealer: DealerKey; at: When; words: string }[] = [
  {
    dealer: 'jogoo',
    at: '5d 10:15',
    words:
      'Two buyers told us that you asked for KSh 5,000 by M-Pesa to hold a car before they had seen it. Please don’t: nobody pays anything before a viewing.',
  },
];

/** Dealers that our team has suspended, and why. */
const suspensions: { dealer: SuspendedKey; at: When; reason: string }[] = [
  {
    dealer: 'kasarani',
    at: '6d 16:20',
    reason: 'Three buyers paid a deposit to your till and then found no yard at Mwiki Road. Please send us the receipts of the refunds.',
  },
];

interface Players {
  now: Date;
  admin: Actor;
  dealers: Record<DealerKey, Actor>;
  suspended: Record<SuspendedKey, Actor>;
}

/** How our team stops people in the demo: one is warned, one suspended (docs/domain/accounts.md, "Suspending"). */
export function stoppedActs({ now, admin, dealers, suspended }: Players): Act[] {
  const warned = warnings.map(
    ({ dealer, at, words }): Act => ({
      at: instantOf(at, now),
      act: (db) => warn(db, admin, dealers[dealer].user_id, { id: uuidv7(), words }),
    }),
  );
  const stopped = suspensions.map(
    ({ dealer, at, reason }): Act => ({
      at: instantOf(at, now),
      act: (db) => suspendPerson(db, admin, suspended[dealer].user_id, { id: uuidv7(), reason }),
    }),
  );
  return [...warned, ...stopped];
}
