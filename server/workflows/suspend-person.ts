import type * as z from 'zod/mini';
import { keptReason } from '../../shared/appointments/system-reasons.ts';
import type { Topic } from '../../shared/events.ts';
import { userTopic } from '../../shared/events.ts';
import type { restoreForm, suspensionForm } from '../../shared/standing/schema.ts';
import { cancelToCome } from '../modules/appointments/appointments.ts';
import { letGoOn, stop } from '../modules/standing/standing.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import type { Actor } from '../platform/http/session.ts';
import { changeOf, record } from '../platform/live/events.ts';

/**
 * Our team suspends a person (docs/domain/accounts.md, "Suspending"): others find nothing of theirs, their bids and requests stand still, their viewings to
 * come are cancelled, and who deals with them is told. Repeatable by its id. Throws 404, 409 by `whyNotSuspend`.
 *
 * The person's profile is the lock: whoever agrees on something with them holds it (`holdStanding`), so it is done before, and ends with it, or after, and
 * is refused.
 */
export async function suspendPerson(db: Database, actor: Actor, user_id: string, form: z.output<typeof suspensionForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await stop(tx, actor, user_id, form);
    if (!person) return;
    await cancelToCome(tx, actor, user_id, keptReason(whyCancelled[person.user_type]));
    const data = { user_id, suspension_id: form.id, partner_ids: person.partners };
    const change = changeOf({ is_suspended: false }, { is_suspended: true, reason: form.reason });
    await record(tx, actor, { type: 'person.suspended', data }, [user_id, ...person.partners].map(userTopic), change);
    await tellMarket(tx, actor, person);
  });
}

const whyCancelled = { buyer: 'buyerUnderReview', dealer: 'dealerUnderReview' } as const;

/** Our team ends the suspension, with a reason: all comes back as it was but the viewings. Throws 404, 409 by `whyNotRestore`. */
export async function restorePerson(db: Database, actor: Actor, user_id: string, form: z.output<typeof restoreForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await letGoOn(tx, actor, user_id, form);
    const data = { user_id, suspension_id: person.suspension_id, partner_ids: person.partners };
    const change = changeOf({ is_suspended: true }, { is_suspended: false, reason: form.reason });
    await record(tx, actor, { type: 'person.restored', data }, [user_id, ...person.partners].map(userTopic), change);
    await tellMarket(tx, actor, person);
  });
}

/** Who looks at the market, or at the requests, sees at once what leaves or comes back; not whose it is. */
async function tellMarket(tx: Tx, actor: Actor, { user_type }: { user_type: 'buyer' | 'dealer' }): Promise<void> {
  const hearers: Topic = user_type === 'dealer' ? 'market' : 'dealers';
  await record(tx, actor, { type: 'market.changed', data: {} }, [hearers]);
}
