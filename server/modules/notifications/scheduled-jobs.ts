import { sql } from 'kysely';
import { userTopic } from '../../../shared/events.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { record } from '../../platform/live/events.ts';
import { requestsOfDigest } from './facts.ts';

// Each chore claims its rows and records the events in one transaction: run twice, or again after a crash, it tells nobody twice.

const inNairobi = (instant: string) => sql<string>`(${sql.raw(instant)} at time zone 'Africa/Nairobi')::date`;

/** Both parties of each confirmed viewing of tomorrow are reminded, once for its day and time. */
export async function remindAppointments(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const tomorrow = await tx
      .updateTable('appointments')
      .set((eb) => ({ reminded_for: eb.ref('appointment_date') }))
      .where('status', '=', 'confirmed')
      .where('appointment_date', '>', sql<string>`now()`)
      .where('appointment_date', '<', sql<string>`now() + interval '2 days'`)
      .where(sql<boolean>`${inNairobi('appointment_date')} = ${inNairobi('now()')} + 1`)
      .where('reminded_for', 'is distinct from', (eb) => eb.ref('appointment_date'))
      .returning(['id', 'buyer_id', 'dealer_id'])
      .execute();
    for (const { id, buyer_id, dealer_id } of tomorrow) {
      await record(tx, null, { type: 'appointment.reminded', data: { appointment_id: id } }, [userTopic(buyer_id), userTopic(dealer_id)]);
    }
  });
}

/** From the day after a confirmed viewing's start on, both parties are asked once how it went (RULINGS, 'Lifecycles'). */
export async function askOutcomes(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const past = await tx
      .updateTable('appointments')
      .set({ outcome_asked_at: sql`now()` })
      .where('status', '=', 'confirmed')
      .where('outcome_asked_at', 'is', null)
      .where('appointment_date', '<', sql<string>`now()`)
      .where(sql<boolean>`${inNairobi('appointment_date')} < ${inNairobi('now()')}`)
      .returning(['id', 'buyer_id', 'dealer_id'])
      .execute();
    for (const { id, buyer_id, dealer_id } of past) {
      await record(tx, null, { type: 'appointment.outcome_asked', data: { appointment_id: id } }, [
        userTopic(buyer_id),
        userTopic(dealer_id),
      ]);
    }
  });
}

/** The day's summary of new requests to verified dealers, if there are any; once a day (index events_one_digest_a_day). */
export async function sendDigest(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ now: string }>`select now()`.execute(tx);
    const day = dayInNairobi(rows[0]?.now ?? '');
    const sent = await tx
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'requests.digested')
      .where(sql<boolean>`data ->> 'day' = ${day}`)
      .executeTakeFirst();
    if (sent || (await requestsOfDigest(tx, day)).count === 0) return;
    await record(tx, null, { type: 'requests.digested', data: { day } }, []);
  });
}

/** Who was to hear of an event live is forgotten after 30 days; the event itself is the audit log and stays. */
export async function pruneTopics(db: Database): Promise<void> {
  await db
    .deleteFrom('event_topics')
    .using('events')
    .whereRef('events.id', '=', 'event_topics.event_id')
    .where('events.created_at', '<', sql<string>`now() - interval '30 days'`)
    .execute();
}
