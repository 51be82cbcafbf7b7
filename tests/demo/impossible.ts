import { sql } from 'kysely';

/** What no row of the marketplace can be, and a query for the rows that are. */
export const impossible: [string, ReturnType<typeof sql>][] = [
  ['only verified dealers bid', sql`select b.id from bids b join profiles p on p.user_id = b.dealer_id where not p.is_verified`],
  [
    'only buyers post requests',
    sql`select r.id from car_requests r join profiles p on p.user_id = r.user_id where p.user_type <> 'buyer' or p.admin_role is not null`,
  ],
  [
    'an appointment belongs to an accepted bid and its two people',
    sql`select a.id from appointments a join bids b on b.id = a.bid_id join car_requests r on r.id = b.request_id
          where b.status <> 'accepted' or a.request_id <> r.id or a.dealer_id <> b.dealer_id or a.buyer_id <> r.user_id`,
  ],
  [
    'an open appointment belongs to an active request',
    sql`select a.id from appointments a join car_requests r on r.id = a.request_id where a.status in ('pending', 'confirmed') and r.status <> 'active'`,
  ],
  ['a pending appointment lies ahead', sql`select id from appointments where status = 'pending' and appointment_date < now()`],
  [
    'completed ⇒ an outcome, by whom and when',
    sql`select id from appointments where (status = 'completed') <> (outcome is not null and completed_at is not null and completed_by is not null)`,
  ],
  [
    'cancelled ⇒ why, and by whom unless a sale or a deletion did it',
    sql`select id from appointments where (status = 'cancelled') <> (cancel_reason is not null)
          or (cancelled_by is not null) <> (status = 'cancelled' and cancel_reason not in ('The buyer chose another car', 'The buyer deleted the request'))`,
  ],
  [
    'sold ⇒ the request is completed, and the bids that were still pending are rejected',
    sql`select a.id from appointments a join car_requests r on r.id = a.request_id where a.outcome = 'sold'
          and (r.status <> 'completed' or exists (select from bids b where b.request_id = r.id and (b.status = 'pending' or b.status = 'accepted' and b.decided_at >= a.completed_at)))`,
  ],
  [
    'a request is completed by a sale',
    sql`select r.id from car_requests r where r.status = 'completed' and not exists (select from appointments a where a.request_id = r.id and a.outcome = 'sold')`,
  ],
  [
    'a sale far under the bid is disputed',
    sql`select a.id from appointments a join bids b on b.id = a.bid_id where a.final_price < b.price * 0.9 or a.final_price > b.price`,
  ],
  [
    'each sale has its commission of 2 %, nothing else has one',
    sql`select a.id from appointments a full join commissions c on c.appointment_id = a.id where (a.outcome is not distinct from 'sold') <> (c.id is not null)
          or c.purchase_price <> a.final_price or c.dealer_id <> a.dealer_id or c.commission_amount <> round(a.final_price * 0.02, 2)`,
  ],
  [
    'a message goes from one party of the appointment to the other',
    sql`select m.id from messages m join appointments a on a.id = m.appointment_id
          where (m.sender_id, m.receiver_id) not in ((a.buyer_id, a.dealer_id), (a.dealer_id, a.buyer_id))`,
  ],
  [
    'a rating comes from the buyer, once the appointment has begun',
    sql`select g.id from ratings g join appointments a on a.id = g.appointment_id where g.buyer_id <> a.buyer_id or g.dealer_id <> a.dealer_id
          or a.status not in ('confirmed', 'completed') or g.created_at < a.appointment_date`,
  ],
  [
    'a dealer’s average counts each buyer once, with the latest rating',
    sql`select p.user_id from profiles p left join (
            select g.dealer_id, avg(g.rating) as average, count(*) as count from ratings g
            where not exists (select from ratings later where (later.dealer_id, later.buyer_id) = (g.dealer_id, g.buyer_id) and later.created_at > g.created_at)
            group by g.dealer_id) a on a.dealer_id = p.user_id
          where p.rating is distinct from round(a.average, 2) or p.rating_count <> coalesce(a.count, 0)`,
  ],
  [
    'a photo belongs to the bid that names it',
    sql`select p.id from photos p join bids b on b.id = p.bid_id where b.dealer_id <> p.owner_id or '/photos/' || p.name || '/800.webp' <> all (b.image_urls)`,
  ],
  [
    'a photo belongs to the car that names it',
    sql`select p.id from photos p join cars c on c.id = p.car_id where c.dealer_id <> p.owner_id or '/photos/' || p.name || '/800.webp' <> all (c.image_urls)`,
  ],
  ['every car has a dealer', sql`select c.id from cars c join profiles p on p.user_id = c.dealer_id where p.user_type <> 'dealer'`],
  ['nothing was told live or mailed', sql`select topic from event_topics union all select id::text from graphile_worker.jobs`],
  [
    'everything happened in its order, within the last 60 days',
    sql`select 'joined' from profiles where created_at not between now() - interval '61 days' and now()
          union all select 'request' from car_requests r join profiles p using (user_id) where r.created_at not between p.created_at and now() or r.updated_at not between r.created_at and now()
          union all select 'bid' from bids b join car_requests r on r.id = b.request_id join profiles p on p.user_id = b.dealer_id
            where b.created_at not between greatest(r.created_at, p.created_at) and now() or b.decided_at not between b.created_at and now()
            or (b.status <> 'rejected' and r.status <> 'active' and b.created_at > r.updated_at)
          union all select 'appointment' from appointments a join bids b on b.id = a.bid_id
            where a.created_at not between b.decided_at and now() or a.updated_at not between a.created_at and now()
            or a.appointment_date not between a.created_at and a.created_at + interval '90 days' or a.completed_at < a.appointment_date
          union all select 'message' from messages m join appointments a on a.id = m.appointment_id where m.created_at not between a.created_at and now()
          union all select 'car' from cars c join profiles p on p.user_id = c.dealer_id where c.created_at not between p.created_at and now()
          union all select 'rating' from ratings where created_at > now() union all select 'event' from events where created_at > now()
          union all select 'paid' from commissions where paid_at not between created_at and now()`,
  ],
];
