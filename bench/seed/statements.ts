import { models, names, towns } from './spread.ts';

// A marketplace of a year in SQL: each statement reads the temporary table `size`, and what the ones before it made. Some people have much more than
// others, and some models and places are named much more, as in life: what grows with one's own rows shows with the first of each, a plan that is
// good only for what many have with the last.

const quoted = (rows: unknown[]) => `'${JSON.stringify(rows).replaceAll("'", "''")}'`;

/** What is on Kenya's roads, the most frequent first, and where people live. */
const words = `
  create temp table models as
  select (row_number() over ())::int as n, * from json_to_recordset(${quoted(models)}) as model (make text, model text, price int, body_type text);
  create temp table towns as
  select (row_number() over ())::int as n, * from json_to_recordset(${quoted(towns)}) as town (town text, county text);
  create temp table names as
  select (row_number() over ())::int as n, name from json_array_elements_text(${quoted(names)}) as name;
  alter table size add models int, add towns int, add names int;
  update size set models = ${models.length}, towns = ${towns.length}, names = ${names.length};
  analyze models; analyze towns; analyze names`;

/** One of `count` from 1 on, the first most often. */
const oftenFirst = (count: string, power: number) => `1 + floor(${count} * power(random(), ${power}))::int`;

/** One of these words; a word that stands more than once comes that much more often. */
const oneOf = (some: string) => {
  const all = some.split(' ');
  return `('{${all.join(',')}}'::text[])[1 + floor(${all.length} * random())::int]`;
};

const people = `
  create temp table people as
  select gen_random_uuid() as id, kind, n, row_number() over () as place, ${oftenFirst('towns', 2)} as town_n
  from size, lateral (select 'buyer' as kind, n from generate_series(1, buyers) n union all select 'dealer', n from generate_series(1, dealers) n) one;
  create index on people (kind, n);
  analyze people;
  insert into users (id, email, password_hash, email_verified_at, created_at)
  select id, kind || n || '@bench.example', size.password_hash, now(), now() - random() * interval '400 days' from people, size;
  insert into profiles (user_id, full_name, user_type, is_verified, business_name, business_license, business_address, location, phone, phone_e164, created_at)
  select people.id, names.name, kind, kind = 'dealer' and people.n % 20 <> 19,
    case when kind = 'dealer' then names.name || ' Motors ' || people.n end, case when kind = 'dealer' then 'SBP/2026/' || people.n end,
    case when kind = 'dealer' then 'Ngong Road' end, towns.town, '0712345678', '+254712345678', users.created_at
  from size, people join users on users.id = people.id join towns on towns.n = town_n, names where names.n = 1 + place * 31 % size.names`;

// The prices of one model spread: 0.7 to 1.4 times its own.
const cars = `
  create temp table stock as
  select k, ${oftenFirst('dealers', 1.5)} as dealer, ${oftenFirst('models', 3)} as model_n,
    ${oftenFirst('towns', 2)} as town_n, random() as luck
  from size, generate_series(1, cars) k;
  analyze stock;
  insert into cars (id, dealer_id, make, model, year, price, condition, fuel_type, transmission, mileage, location, county, body_type, color, status, approval,
    created_at)
  select gen_random_uuid(), people.id, make, model, 2026 - floor(18 * power(luck, 0.7))::int, round(price * (0.7 + 0.7 * random()) / 1000) * 1000,
    ${oneOf('used used used used used used used used certified new')},
    case when make in ('BYD', 'Tesla') then 'electric' else ${oneOf('petrol petrol petrol petrol petrol petrol petrol diesel diesel diesel hybrid')} end,
    ${oneOf('automatic automatic automatic automatic cvt manual')},
    (5000 + 250000 * luck)::int, town, county, body_type, ${oneOf('White Silver Black Blue Red Grey Pearl Maroon')},
    case when k % 6 = 0 then 'reserved' else 'available' end, case when k % 10 = 9 then 'waiting' else 'approved' end,
    now() - random() * interval '300 days'
  from stock join people on kind = 'dealer' and people.n = dealer join models on models.n = model_n join towns on towns.n = stock.town_n`;

// One of twenty names no make.
const requests = `
  create temp table asked as
  select gen_random_uuid() as id, n, ${oftenFirst('buyers', 1.5)} as buyer, ${oftenFirst('models', 3)} as model_n,
    ${oftenFirst('towns', 2)} as town_n, now() - power(random(), 1.5) * interval '365 days' as at, 0.6 + 0.6 * random() as share
  from size, generate_series(1, requests) n;
  analyze asked;
  insert into car_requests (id, user_id, car_model, budget, budget_min, budget_max, location, county, description, condition, transmission, fuel_type,
    status, created_at)
  select asked.id, people.id,
    case asked.n % 20 when 17 then '' else make || ' ' end || model || ' ' || (2010 + asked.n % 15),
    'KSh ' || to_char(least, 'FM99,999,999') || ' - ' || to_char(most, 'FM99,999,999'), least, most, town, county,
    'Clean, one owner, a service history would be good. No accident.', ${oneOf('any any any any used new')}, ${oneOf('any any automatic automatic manual')},
    ${oneOf('any any any petrol petrol diesel hybrid')},
    case when asked.n % 10 < 3 then 'active' when asked.n % 10 < 6 then 'completed' else 'cancelled' end, at
  from asked join people on kind = 'buyer' and people.n = asked.buyer join models on models.n = model_n join towns on towns.n = asked.town_n,
    lateral (select round(price * share / 10000) * 10000 as least, round(price * share * 1.4 / 10000) * 10000 as most) budget`;

// Five neighbours in the round of dealers, so that none bids twice on a request. The first offer of a request is accepted while there are viewings left,
// then the second ones.
const bids = `
  insert into bids (id, request_id, dealer_id, price, message, image_urls, status, decided_at, created_at)
  select gen_random_uuid(), asked.id, people.id, least(round(price * share * (1.1 + k * 0.06 + random() * 0.2) / 1000) * 1000, 9900000),
    'Imported last month, 62,000 km, sunroof. Come and see it in Ngong Road.', array['/photos/' || md5(asked.n || ' ' || k) || '/800.webp'],
    case when is_accepted then 'accepted' when asked.n % 10 between 3 and 5 then 'rejected' else 'pending' end,
    case when is_accepted or asked.n % 10 between 3 and 5 then least(now(), asked.at + interval '1 day') end, least(now(), asked.at + k * interval '2 hours')
  from size cross join asked cross join lateral generate_series(1, bids_each) k join models on models.n = model_n
    join people on kind = 'dealer' and people.n = 1 + (floor(power((asked.n * 7 % 1000) / 1000.0, 1.5) * dealers)::int + dealers + 1 - k) % dealers,
    lateral (select (k - 1) * requests + asked.n <= viewings as is_accepted) offer`;

// Each accepted offer has a viewing; the first one of a completed request ended in a sale.
const viewings = `
  insert into appointments (id, bid_id, buyer_id, dealer_id, request_id, appointment_date, proposed_by, status, outcome, final_price, completed_at, completed_by, created_at)
  select gen_random_uuid(), b.id, r.user_id, b.dealer_id, r.id,
    case when r.status = 'active' then now() + (1 + asked.n % 60) * interval '1 day' else b.decided_at + interval '2 days' end, r.user_id,
    case when r.status = 'active' then case when asked.n % 2 = 0 then 'pending' else 'confirmed' end when is_sale then 'completed' else 'cancelled' end,
    case when is_sale then 'sold' end, case when is_sale then b.price end,
    case when is_sale then b.decided_at + interval '3 days' end, case when is_sale then b.dealer_id end, b.decided_at
  from (select *, row_number() over (partition by request_id order by created_at, id) = 1 as is_first from bids where status = 'accepted') b
    join car_requests r on r.id = b.request_id join asked on asked.id = r.id, lateral (select is_first and r.status = 'completed' as is_sale) deal`;

// The alphabet of a commission's reference has 25 letters.
const commissions = `
  insert into commissions (dealer_id, appointment_id, purchase_price, commission_amount, reference, due_at, status, paid_at, created_at)
  select dealer_id, id, final_price, round(final_price * 0.02, 2),
    'TG ' || (select string_agg(substr('23456789CDFGHJKMNPQRTVWXY', 1 + (n / (25 ^ digit)::int) % 25, 1), '') from unnest('{0,1,2,3}'::int[]) digit),
    completed_at + interval '14 days', case when n % 4 > 0 then 'paid' else 'pending' end, case when n % 4 > 0 then completed_at + interval '9 days' end, completed_at
  from (select *, (row_number() over (order by id))::int as n from appointments where outcome = 'sold') sold`;

const messages = `
  insert into messages (id, appointment_id, sender_id, receiver_id, message, read, created_at)
  select gen_random_uuid(), a.id, case when k % 2 = 0 then buyer_id else dealer_id end, case when k % 2 = 0 then dealer_id else buyer_id end,
    'Habari, is the car still there? We could come on Saturday morning.', k < messages_each or a.status <> 'confirmed',
    least(now(), a.created_at + k * interval '3 hours')
  from size, appointments a, lateral generate_series(1, messages_each) k;
  update appointments a set last_message_at = m.last, buyer_has_unread = m.of_buyer, dealer_has_unread = m.of_dealer
  from (
    select t.id, max(said.created_at) as last, bool_or(not said.read and said.receiver_id = t.buyer_id) as of_buyer,
      bool_or(not said.read and said.receiver_id = t.dealer_id) as of_dealer
    from messages said join appointments t on t.id = said.appointment_id group by t.id
  ) m
  where m.id = a.id`;

const ratings = `
  insert into ratings (id, appointment_id, dealer_id, buyer_id, rating, review_text, is_public, created_at)
  select gen_random_uuid(), id, dealer_id, buyer_id, 3 + abs(hashtext(id::text)) % 3, 'The car was as described.', true, completed_at
  from appointments where outcome = 'sold' and hashtext(id::text) % 2 = 0;
  update profiles set rating = r.mean, rating_count = r.pairs
  from (select dealer_id, round(avg(rating), 2) as mean, count(distinct buyer_id) as pairs from ratings group by dealer_id) r
  where profiles.user_id = r.dealer_id`;

/** What the program would have recorded of it, for the audit and recent activity. */
const history = `
  insert into events (type, actor_id, data, created_at)
  select 'request.posted', user_id, jsonb_build_object('request_id', id), created_at from car_requests
  union all select 'bid.placed', dealer_id, jsonb_build_object('bid_id', id, 'request_id', request_id), created_at from bids
  union all select 'bid.accepted', a.buyer_id, jsonb_build_object('bid_id', a.bid_id, 'request_id', a.request_id), a.created_at from appointments a
  order by 4`;

/** What the log finds of a thing or a person. */
const subjects = `
  insert into event_subjects (subject, event_id)
  select distinct subject, id from events, lateral (
    select actor_id as subject union all select value::uuid from jsonb_each_text(data) where key in ('request_id', 'bid_id')
  ) about where actor_id is not null`;

/** What waits for the administrator, and what was decided: here by the dealers themselves, for the administrator comes with the first start. */
const decisions = `
  insert into reports (id, reporter_id, thing, thing_id, owner_id, reason, created_at, decided_at, decided_by, verdict, decision)
  select gen_random_uuid(), buyer_id, 'person', dealer_id, dealer_id, 'deposit', created_at,
    case when over then now() end, case when over then dealer_id end, case when over then 'unfounded' end, case when over then 'Nothing was found.' end
  from (
    select *, created_at < now() - interval '7 days' or row_number() over (partition by buyer_id, dealer_id order by created_at desc) > 1 as over
    from appointments where hashtext(id::text) % 7 = 0
  ) reported;
  insert into outcome_disputes (id, appointment_id, raised_by, reason, created_at, decided_at, verdict)
  select gen_random_uuid(), id, buyer_id, 'I paid the full amount, please correct the price.', completed_at + interval '1 day',
    case when completed_at < now() - interval '7 days' then completed_at + interval '2 days' end,
    case when completed_at < now() - interval '7 days' then 'upheld' end
  from appointments where outcome = 'sold' and hashtext(id::text) % 11 = 0`;

const saves = `
  insert into saved_cars (buyer_id, car_id, price, told_price, told_state, created_at)
  select people.id, cars.id, price, price, 'available', now() - random() * interval '300 days'
  from size cross join (select *, row_number() over () as nth from cars) cars join people on kind = 'buyer' and people.n = 1 + nth * 13 % buyers
  where nth % 3 = 0`;

const sessions = `
  insert into sessions (token_hash, user_id, expires_at, absolute_expires_at)
  select sha256(users.id::text::bytea), users.id, now() + interval '1 day', now() + interval '1 day' from users`;

/** All of it, in this order. */
export const statements = {
  words,
  people,
  cars,
  requests,
  bids,
  viewings,
  commissions,
  messages,
  ratings,
  history,
  subjects,
  decisions,
  saves,
  sessions,
};
