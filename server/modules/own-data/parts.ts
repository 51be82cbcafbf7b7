import { type RawBuilder, sql } from 'kysely';
import { businessNames } from '../../../shared/profile/fields.ts';
import { carFacts } from '../bids/columns.ts';
import { listingColumns, nameAsSeen } from '../cars/columns.ts';
import { fieldColumns } from '../profile/columns.ts';
import { requestColumns } from '../requests/columns.ts';

/** One file of a copy of somebody's own data: `id` orders its rows. */
interface Part {
  of: (me: string) => RawBuilder<unknown>;
}

const nameOfDealer = sql`coalesce(d.business_name, d.full_name)`;
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const factsOfBid = columns([...carFacts, 'b.car_make', 'b.car_model']);
const roleOf = (column: string) => {
  const by = sql.ref(column);
  return sql`case when ${by} = a.buyer_id then 'buyer' when ${by} = a.dealer_id then 'dealer' when ${by} is not null then 'team' end`;
};

/**
 * The files of the copy, by name. Each column is named: what is the other party's stands there only as far as the person reads it in the app, with the name
 * and never a phone number, an e-mail or an address (docs/domain/accounts.md, "Own data"). What belongs to a viewing is found by the viewing's two parties:
 * neither who wrote a message nor who gave a rating has an index.
 */
export const parts = {
  account: {
    of: (
      me,
    ) => sql`select u.id, u.email, u.email_verified_at, u.new_email, u.terms_version, u.terms_accepted_at, u.created_at, p.user_type, p.language,
      ${columns(fieldColumns)}, p.yard_hours, p.is_verified, p.suspended_at, p.rating, p.rating_count, p.updated_at
      from users u join profiles p on p.user_id = u.id where u.id = ${me}`,
  },
  business_changes: {
    of: (me) => sql`select id, ${columns(businessNames)}, refused_reason, created_at from business_changes where dealer_id = ${me}`,
  },
  requests: {
    of: (me) => sql`select r.id, ${columns(requestColumns)}, r.asked_car_id, r.status,
      r.created_at, r.updated_at, r.deleted_at from car_requests r where r.user_id = ${me}`,
  },
  offers: {
    of: (me) => sql`select b.id, b.request_id, ${nameOfDealer} as dealer, b.price, b.message, ${factsOfBid}, b.status, b.decided_at,
      b.withdrawn_at, b.created_at, exists (select from shortlisted_bids s where s.bid_id = b.id) as shortlisted
      from bids b join car_requests r on r.id = b.request_id join profiles d on d.user_id = b.dealer_id
      where r.user_id = ${me} and r.deleted_at is null`,
  },
  bids: {
    of: (
      me,
    ) => sql`select b.id, b.request_id, r.car_model as wanted, b.price, coalesce(b.removed ->> 'message', b.message) as message, b.removed_at, ${factsOfBid}, b.car_id, b.car_gone, b.other_car_id,
      b.other_car_as_named, b.other_car_answer, b.image_urls, b.status, b.decided_at, b.is_outsold, b.withdrawn_at, b.created_at, b.updated_at
      from bids b join car_requests r on r.id = b.request_id where b.dealer_id = ${me}`,
  },
  viewings: {
    of: (
      me,
    ) => sql`select a.id, a.bid_id, a.request_id, a.car_id, r.car_model, o.full_name as buyer, ${nameOfDealer} as dealer, a.appointment_date,
      ${roleOf('a.proposed_by')} as proposed_by, a.buyer_notes, a.dealer_notes, a.status, a.outcome, a.final_price,
      ${roleOf('a.completed_by')} as completed_by, a.completed_at, ${roleOf('a.cancelled_by')} as cancelled_by, a.cancel_reason,
      a.created_at, a.updated_at
      from appointments a join car_requests r on r.id = a.request_id
      join profiles o on o.user_id = a.buyer_id join profiles d on d.user_id = a.dealer_id where ${me} in (a.buyer_id, a.dealer_id)`,
  },
  disputes: {
    of: (
      me,
    ) => sql`select d.id, d.appointment_id, coalesce(${roleOf('d.raised_by')}, 'system') as raised_by, d.reason, d.verdict, d.decision,
      d.recorded_outcome, d.recorded_price, d.recorded_by, d.recorded_at, d.created_at, d.decided_at from outcome_disputes d join appointments a on a.id = d.appointment_id where ${me} in (a.buyer_id, a.dealer_id)`,
  },
  messages: {
    of: (me) => sql`select m.id, m.appointment_id, ${roleOf('m.sender_id')} as sender,
      case when m.sender_id = ${me} then coalesce(m.removed ->> 'message', m.message) else m.message end as message, m.removed_at, m.image_urls, m.read, m.created_at
      from messages m join appointments a on a.id = m.appointment_id where ${me} in (a.buyer_id, a.dealer_id)`,
  },
  ratings: {
    of: (me) => sql`select t.id, t.appointment_id, case when t.buyer_id = ${me} then 'given' else 'received' end as direction, t.rating,
      case when t.buyer_id = ${me} then coalesce(t.removed ->> 'review_text', t.review_text) else t.review_text end as review_text,
      t.is_public, case when t.dealer_id = ${me} then coalesce(t.removed ->> 'answer', t.answer) else t.answer end as answer, t.answered_at,
      t.removed_at, t.created_at from ratings t join appointments a on a.id = t.appointment_id
      where ${me} in (a.buyer_id, a.dealer_id)`,
  },
  // Those that the person sent. Those about the person name nobody, and stand in the notices.
  reports: {
    of: (me) =>
      sql`select id, thing, thing_id, reason, words, created_at, verdict, decision, decided_at from reports where reporter_id = ${me}`,
  },
  commissions: {
    of: (me) => sql`select id, appointment_id, purchase_price, commission_amount, reference, status, due_at, paid_at, payment_reference,
      refunded_at, refund_reference, kept_at, kept_reason, created_at from commissions where dealer_id = ${me}`,
  },
  cars: {
    of: (
      me,
    ) => sql`select c.id, ${columns(listingColumns)}, c.image_urls, c.status, c.sold_at, c.approval, c.approval_reason, w.description as waiting_description,
      w.image_urls as waiting_image_urls, w.refused_reason, c.created_at, c.updated_at, c.deleted_at
      from cars c left join car_changes w on w.car_id = c.id where c.dealer_id = ${me}`,
  },
  saved_cars: {
    of: (me) => sql`select c.id, ${sql.join(nameAsSeen)}, s.price as price_when_saved, s.created_at
      from saved_cars s join cars c on c.id = s.car_id where s.buyer_id = ${me}`,
  },
  notices: { of: (me) => sql`select id, kind, params, created_at, read_at from notifications where user_id = ${me} and in_app` },
  switched_off: { of: (me) => sql`select choice || ' ' || channel as id, created_at from notice_switch_offs where user_id = ${me}` },
  sessions: { of: (me) => sql`select id, user_agent, created_at, last_seen_at, expires_at from sessions where user_id = ${me}` },
  // Without the addresses: strangers who tried have theirs there, too.
  sign_ins: { of: (me) => sql`select id, act, result, attempts, created_at from sign_in_attempts where user_id = ${me}` },
  verification: {
    of: (me) =>
      sql`select id, step, licence_checked, phone_called, address_found, reason, created_at from verification_steps where dealer_id = ${me}`,
  },
  warnings: { of: (me) => sql`select id, words, created_at, read_at from warnings where user_id = ${me}` },
  suspensions: {
    of: (me) =>
      sql`select id, reason, created_at, contest, contested_at, answer, answered_at, ended_at, end_reason from suspensions where user_id = ${me}`,
  },
  photos: {
    of: (me) =>
      sql`select id, kind, 'photos/' || id || '.webp' as file, width, height, created_at from photos where owner_id = ${me} and stored`,
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
