import { sql } from 'kysely';
import { isOutsideHours } from '../../../shared/appointments/times.ts';
import { ratableDays, thingsShown } from '../../../shared/home/limits.ts';
import type { Reader } from '../../platform/data/database.ts';
import { dayInNairobi, todayInNairobi } from '../../platform/data/nairobi.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { hoursOfYard, isOutcomeMissing, isTimePassed, isTimeProposed } from '../appointments/columns.ts';
import { shownName } from '../profile/columns.ts';

const at = sql.ref<string>('a.appointment_date');
const now = sql<string>`now()`;
const isSoon = sql<boolean>`(${at} < now() + interval '12 hours' or ${dayInNairobi(at)} = ${todayInNairobi})`;

/** The actor's appointments with what their sentences need. */
function viewings(db: Reader, actor: Actor) {
  const isDealer = actor.role === 'dealer';
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('bids as b', 'b.id', 'a.bid_id')
    .innerJoin('profiles as p', 'p.user_id', isDealer ? 'a.buyer_id' : 'a.dealer_id')
    .where(isDealer ? 'a.dealer_id' : 'a.buyer_id', '=', actor.user_id)
    .select(['a.id', 'a.appointment_date as at', 'r.car_model', 'b.price', 'b.color', shownName.as('other_name')])
    .select([sql<string | null>`b.image_urls[1]`.as('image_url'), isDealer ? 'a.buyer_notes as words' : 'a.dealer_notes as words'])
    .limit(thingsShown);
}

const confirmed = (db: Reader, actor: Actor) => viewings(db, actor).where('a.status', '=', word('confirmed'));

/** Confirmed viewings today, or within 12 hours. */
export function viewingSoon(db: Reader, actor: Actor) {
  return confirmed(db, actor).where(at, '>', now).where(isSoon).orderBy('a.appointment_date').execute();
}

/** Confirmed viewings on a later day. */
export function viewingAhead(db: Reader, actor: Actor) {
  return confirmed(db, actor).where(at, '>', now).where(sql<boolean>`not ${isSoon}`).orderBy('a.appointment_date').execute();
}

/** Confirmed viewings that have begun, without an outcome; the latest first, which is remembered best. */
export function outcomeMissing(db: Reader, actor: Actor) {
  return viewings(db, actor).where(isOutcomeMissing).orderBy('a.appointment_date', 'desc').execute();
}

/** Times that the other party proposed. */
export async function timeProposed(db: Reader, actor: Actor) {
  const rows = await viewings(db, actor)
    .where(isTimeProposed(actor))
    .select(hoursOfYard.as('hours'))
    .orderBy('a.appointment_date')
    .execute();
  return rows.map(({ hours, ...row }) => ({ ...row, is_outside_hours: isOutsideHours(hours, row.at) }));
}

/** Proposed times that passed before anybody confirmed them. */
export function timePassed(db: Reader, actor: Actor) {
  return viewings(db, actor).where(isTimePassed).orderBy('a.appointment_date', 'desc').execute();
}

/** Sales of the last days that their buyer has not rated. */
export function saleToRate(db: Reader, actor: Actor) {
  return viewings(db, actor)
    .where('a.outcome', '=', word('sold'))
    .where('a.completed_at', '>', sql<string>`now() - make_interval(days => ${ratableDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ratings as t').select('t.id').whereRef('t.appointment_id', '=', 'a.id'))),
    )
    .orderBy('a.completed_at', 'desc')
    .execute();
}

/** Chats with an unread message, each with the latest of them. */
export function messageUnread(db: Reader, actor: Actor) {
  const unread = db.selectFrom('messages as m').where('m.receiver_id', '=', actor.user_id).where('m.read', '=', false);
  return viewings(db, actor)
    .where('a.id', 'in', unread.select('m.appointment_id'))
    .clearSelect()
    .select(['a.id', 'a.appointment_date as at', 'r.car_model', 'b.price', 'b.color', shownName.as('other_name')])
    .select(sql<string | null>`b.image_urls[1]`.as('image_url'))
    .select(() =>
      unread
        .select('m.message')
        .where('m.appointment_id', '=', sql.ref<string>('a.id'))
        .orderBy('m.created_at', 'desc')
        .limit(1)
        .as('words'),
    )
    .orderBy('a.last_message_at', 'desc')
    .execute();
}
