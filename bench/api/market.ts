import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

/** How many there are, and how many requests each buyer has, offers each request, and messages the thread of its one viewing. */
const marketSize = { buyers: 300, dealers: 60, requests: 10, offers: 5, messages: 40 };

/** One offer with all who have to do with it, by their ids; `token` and `dealerToken` open the sessions of its two sides. */
export interface Deal {
  buyer: string;
  dealer: string;
  request: string;
  bid: string;
  token: string;
  dealerToken: string;
  /** Of the offers that have led to a viewing. */
  appointment: string | null;
}

export const password = 'Benchmark1';

const tokenOf = (user: string) => createHash('sha256').update(`bench ${user}`).digest('base64url');

/** Fills an empty, migrated database with a marketplace, all of it on SQL's side, and names its deals: in turn those of each buyer. */
export async function fillMarket(databaseUrl: string, size = marketSize): Promise<Deal[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await client.query(people, [passwordHash, size.buyers, size.dealers]);
    await client.query(requests, [size.requests]);
    await client.query(bids, [size.offers, size.dealers]);
    await client.query(viewings);
    await client.query(messages, [size.messages]);
    await client.query('vacuum analyze');
    const { rows } = await client.query<Omit<Deal, 'token' | 'dealerToken'>>(deals);
    const all = rows.map((deal) => ({ ...deal, token: tokenOf(deal.buyer), dealerToken: tokenOf(deal.dealer) }));
    await openSessions(client, new Set(all.flatMap(({ buyer, dealer }) => [buyer, dealer])));
    return all;
  } finally {
    await client.end();
  }
}

async function openSessions(client: pg.Client, users: Set<string>): Promise<void> {
  for (const user of users) {
    const tokenHash = createHash('sha256').update(tokenOf(user)).digest();
    await client.query(
      "insert into sessions (token_hash, user_id, expires_at, absolute_expires_at) values ($1, $2, now() + interval '1 day', now() + interval '1 day')",
      [tokenHash, user],
    );
  }
}

const people = `
  with made as (
    insert into users (id, email, password_hash, email_verified_at)
    select gen_random_uuid(), kind || n || '@bench.example', $1, now()
    from (select 'buyer' as kind, n from generate_series(1, $2::int) n union all select 'dealer', n from generate_series(1, $3::int) n) one
    returning id, email::text
  )
  insert into profiles (user_id, full_name, user_type, is_verified, business_name, location, phone, phone_e164)
  select id, case when email like 'dealer%' then 'Otieno Odhiambo' else 'Wanjiru Kamau' end,
    case when email like 'dealer%' then 'dealer' else 'buyer' end, email like 'dealer%',
    case when email like 'dealer%' then 'Otieno Motors' end, 'Nairobi', '0712345678', '+254712345678'
  from made`;

const requests = `
  insert into car_requests (id, user_id, car_model, budget, budget_min, budget_max, location, description, created_at)
  select gen_random_uuid(), user_id, 'Toyota Premio 2016', 'KSh 1,000,000 - 1,500,000', 1000000, 1500000, 'Nairobi, Westlands',
    'Clean, one owner, a service history would be good. No accident.', now() - random() * interval '60 days'
  from profiles, generate_series(1, $1::int) where user_type = 'buyer'`;

const bids = `
  with request as (select id, created_at, row_number() over (order by id) as n from car_requests),
    dealer as (select user_id, row_number() over (order by user_id) as n from profiles where user_type = 'dealer')
  insert into bids (id, request_id, dealer_id, price, message, image_urls, created_at)
  select gen_random_uuid(), request.id, dealer.user_id, 1200000 + offer * 10000, 'Imported last month, 62,000 km, sunroof. Come and see it in Ngong Road.',
    array['/photos/' || md5(random()::text) || '/800.webp', '/photos/' || md5(random()::text) || '/800.webp'],
    request.created_at + offer * interval '1 hour'
  from request, generate_series(1, $1::int) offer, dealer where dealer.n = 1 + (request.n * 7 + offer) % $2::int`;

// The earliest offer of each request was accepted.
const viewings = `
  with accepted as (
    update bids set status = 'accepted', decided_at = now()
    where id in (select distinct on (request_id) id from bids order by request_id, created_at)
    returning id, request_id, dealer_id
  )
  insert into appointments (id, bid_id, buyer_id, dealer_id, request_id, appointment_date, proposed_by)
  select gen_random_uuid(), accepted.id, r.user_id, accepted.dealer_id, r.id, now() + random() * interval '60 days', r.user_id
  from accepted join car_requests r on r.id = accepted.request_id`;

const messages = `
  insert into messages (id, appointment_id, sender_id, receiver_id, message, created_at)
  select gen_random_uuid(), id, case when n % 2 = 0 then buyer_id else dealer_id end, case when n % 2 = 0 then dealer_id else buyer_id end,
    'Habari, is the car still there? We could come on Saturday morning.', now() - ($1::int - n) * interval '1 minute'
  from appointments, generate_series(1, $1::int) n`;

const deals = `
  select r.user_id as buyer, b.dealer_id as dealer, r.id as request, b.id as bid, a.id as appointment
  from bids b join car_requests r on r.id = b.request_id left join appointments a on a.bid_id = b.id
  order by row_number() over (partition by r.user_id order by b.id), r.user_id`;
