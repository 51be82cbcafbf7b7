import pg from 'pg';

/** Fills an empty, migrated database. Indexes are made at the end, which takes half as long as keeping them up, and figures of it are not kept. */
export async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off; set maintenance_work_mem = 262144; select setseed(0.5)');
    const { rows } = await client.query<{ name: string; made: string }>(indexes);
    await client.query(rows.map((index) => `drop index ${index.name}`).join(';'));
    const figures = (verb: string) =>
      ['profiles', 'cars', 'car_requests', 'bids'].map((table) => `alter table ${table} ${verb} trigger user`);
    for (const statement of [...figures('disable'), models, people, photos, cars, requests, bids, saved, ...figures('enable')])
      await client.query(statement);
    await client.query(rows.map((index) => index.made).join(';'));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Those of the large tables that no constraint needs. */
const indexes = `
  select c.relname as name, pg_get_indexdef(c.oid) as made
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid in ('cars'::regclass, 'car_requests'::regclass, 'bids'::regclass, 'photos'::regclass, 'saved_cars'::regclass)
    and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/** What is on Kenya's roads, the most frequent first. */
const models = `
  create temp table models as
  select (row_number() over () - 1)::int as place, split_part(line, '|', 1) as make, split_part(line, '|', 2) as model,
    split_part(line, '|', 3) as body, split_part(line, '|', 4)::int as price
  from regexp_split_to_table('Toyota|Axio|sedan|1300000,Toyota|Fielder|wagon|1600000,Mazda|Demio|hatchback|1050000,Toyota|Vitz|hatchback|1000000,Nissan|Note|hatchback|1100000,Toyota|Premio|sedan|2000000,Subaru|Forester|suv|2800000,Nissan|X-Trail|suv|2500000,Honda|Fit|hatchback|1100000,Toyota|Probox|wagon|1000000,Mazda|CX-5|suv|2600000,Honda|Vezel|suv|2400000,Toyota|Harrier|suv|3500000,Toyota|RAV4|suv|3200000,Toyota|Land Cruiser Prado|suv|6000000,Toyota|Hilux|pickup|4500000,Isuzu|D-Max|pickup|4000000,Volkswagen|Golf|hatchback|1700000,Mercedes-Benz|C200|sedan|3600000,Nissan|Navara|pickup|3000000,BMW|X3|suv|3900000,Mitsubishi|Outlander|suv|2400000,Nissan|Leaf|hatchback|1500000,Toyota|86|coupe|3000000', ',') as line`;

const people = `
  create temp table people as select gen_random_uuid() as id, n, n <= 2000 as is_dealer from generate_series(1, 3000) n;
  insert into users (id, email, password_hash, email_verified_at) select id, n || '@market.example', 'none', now() from people;
  insert into profiles (user_id, full_name, user_type, is_verified, business_name, location)
  select id, 'Otieno Odhiambo', case when is_dealer then 'dealer' else 'buyer' end, is_dealer and n % 20 > 0, case when is_dealer then 'Otieno Motors ' || n end, 'Nairobi'
  from people`;

/** What differs from car to car, drawn once. Every third one has a photo. */
const photos = `
  create temp table drawn as
  select n, gen_random_uuid() as id, floor(24 * power(random(), 1.7))::int as model, 1 + floor(2000 * power(random(), 1.5))::int as dealer,
    2005 + floor(21 * power(random(), 0.6))::int as year, random() as luck, random() as place, case when n % 3 = 0 then md5('photo ' || n) end as photo
  from generate_series(1, 100000) n;
  insert into photos (id, owner_id, name, width, height, placeholder, kind, stored)
  select gen_random_uuid(), p.id, d.photo, 1600, 1200, 'data:,', 'car', true from drawn d join people p on p.n = d.dealer where d.photo is not null`;

const cars = `
  insert into cars (id, dealer_id, make, model, year, price, condition, fuel_type, transmission, mileage, location, county, body_type, image_urls, status, sold_at, approval,
    deleted_at, created_at)
  select d.id, p.id, m.make, m.model, d.year, round((m.price * (0.7 + 0.6 * random()))::numeric, -4),
    case when random() < 0.9 then 'used' when random() < 0.7 then 'certified' else 'new' end,
    case when m.model = 'Leaf' then 'electric' when random() < 0.7 then 'petrol' when random() < 0.6 then 'diesel' else 'hybrid' end,
    case when random() < 0.75 then 'automatic' when random() < 0.6 then 'cvt' else 'manual' end,
    case when random() < 0.95 then floor(200000 * random())::int end,
    'Somewhere', (array['Nairobi', 'Mombasa', 'Nakuru', 'Kiambu', 'Uasin Gishu', 'Kisumu', 'Machakos', 'Nyeri', 'Meru', 'Kajiado', 'Kilifi', 'Lamu'])[1 + floor(12 * power(d.place, 2.5))::int],
    case when random() < 0.9 then m.body end,
    case when d.photo is null then '{}' else array['/photos/' || d.photo || '/800.webp'] end,
    case when d.luck < 0.1 then 'sold' when d.luck < 0.18 then 'reserved' else 'available' end, case when d.luck < 0.1 then now() end,
    case when d.n % 50 = 0 then 'waiting' else 'approved' end, case when d.n % 40 = 0 then now() end, now() - random() * interval '400 days'
  from drawn d join models m on m.place = d.model join people p on p.n = d.dealer;
  update photos set car_id = d.id from drawn d where d.photo = photos.name`;

const requests = `
  insert into car_requests (id, user_id, car_model, budget, budget_max, location, county, condition, fuel_type, transmission, status, created_at)
  select gen_random_uuid(), p.id, case when d.n % 4 = 0 then m.make || ' ' || m.model || ' ' || (2008 + d.n % 18) when d.n % 4 = 1 then m.model else m.make || ' ' || m.model end,
    '1.5M', case when d.n % 5 > 0 then round((m.price * (0.8 + 0.5 * random()))::numeric, -4) end, 'Nairobi', 'Nairobi', (array['any', 'any', 'used', 'new'])[1 + d.n % 4],
    (array['any', 'petrol', 'any', 'diesel', 'hybrid'])[1 + d.n % 5], (array['any', 'automatic', 'any'])[1 + d.n % 3],
    case when d.n % 4 = 0 then 'active' when d.n % 4 = 1 then 'completed' else 'cancelled' end, now() - random() * interval '400 days'
  from (select n, floor(24 * power(random(), 1.7))::int as model, 2001 + n % 1000 as buyer from generate_series(1, 100000) n) d
  join models m on m.place = d.model join people p on p.n = d.buyer`;

const bids = `
  insert into bids (id, request_id, dealer_id, price, status, decided_at, car_id, car_make, car_model, created_at)
  select gen_random_uuid(), r.id, c.dealer_id, 1000000, case when r.n % 3 = 0 then 'rejected' else 'pending' end, case when r.n % 3 = 0 then now() end, c.id, c.make, c.model,
    now() - random() * interval '400 days'
  from (select id, row_number() over () as n from car_requests limit 50000) r
  join (select id, dealer_id, make, model, row_number() over () as n from cars limit 50000) c using (n)`;

const saved = `
  insert into saved_cars (buyer_id, car_id, price, told_price, told_state)
  select p.id, c.id, c.price, c.price, 'available'
  from (select id, price, row_number() over () as n from cars limit 50000) c join people p on p.n = 2001 + c.n % 1000`;
