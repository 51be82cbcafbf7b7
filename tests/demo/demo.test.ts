import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSignIns, populate } from '../../demo/demo.ts';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { isPassword } from '../../server/modules/auth/passwords.ts';
import { fileOf, urlOf } from '../../server/modules/photos/owners.ts';
import { diskStorage, type Storage } from '../../server/platform/files/storage.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { newPassword } from '../../shared/auth/schema.ts';
import { bidForm } from '../../shared/bids/schema.ts';
import { carForm } from '../../shared/cars/car-form.ts';
import { carNames, factNames } from '../../shared/cars/fields.ts';
import { photoWidths } from '../../shared/photos/photo.ts';
import { fullName, phone } from '../../shared/profile/person-schema.ts';
import { requestNames } from '../../shared/requests/fields.ts';
import { requestForm } from '../../shared/requests/schema.ts';
import { testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { figuresAndCounts } from '../support/figures.ts';
import { impossible } from './impossible.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-demo-'));
const config = readConfig({ APP_MODE: 'demo', DATA_DIR: folder });
const storage = diskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const tables = [
  'users',
  'profiles',
  'cars',
  'saved_cars',
  'car_requests',
  'bids',
  'photos',
  'appointments',
  'outcome_disputes',
  'messages',
  'ratings',
];
const logs = ['commissions', 'events', 'event_topics', 'notifications', 'idempotency_keys', 'sessions', 'email_tokens'];

/** Every row of every table, as one text. */
async function everything(): Promise<string[]> {
  const dumps = [...tables, ...logs].map(async (table) => {
    const { rows } = await sql<{
      all: string;
    }>`select coalesce(string_agg(t::text, ' ' order by t::text), '') as all from ${sql.table(table)} t`.execute(db);
    return `${table}: ${rows[0]?.all}`;
  });
  return Promise.all(dumps);
}

/** The rows that a query finds; its conditions describe rows that must not exist. */
async function offenders(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(db)).rows;
}

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return Number((await query.execute(db)).rows[0]?.count);
}

beforeAll(async () => {
  await ensureAdmin(db, { ...config, adminPassword: 'Karibu2026' });
});

describe('the demo marketplace', () => {
  it('leaves no row behind when it breaks half-way, and fills the marketplace the next time', async () => {
    const before = await everything();
    let puts = 0;
    const full: Storage = {
      ...storage,
      put: async (...file) => {
        puts += 1;
        if (puts > 20) throw new Error('the disk is full');
        await storage.put(...file);
      },
    };
    await expect(populate({ db, storage: full, log })).rejects.toThrow('the disk is full');
    expect(await everything()).toEqual(before);
    // Two at once: one fills the marketplace, the other waits and finds it filled.
    const both = await Promise.all([populate({ db, storage, log }), populate({ db, storage, log })]);
    expect(both).toContainEqual(demoSignIns);
    expect(both).toContain(null);
  });

  it('changes nothing the second time', async () => {
    const before = await everything();
    expect(await populate({ db, storage, log })).toBeNull();
    expect(await everything()).toEqual(before);
  });

  it('has kept every figure of the marketplace as a plain count has it, without the job that mends them', async () => {
    const { kept, counted } = await figuresAndCounts(db);
    expect(kept).toEqual(counted);
    expect(await db.selectFrom('events').select('id').where('type', '=', 'figures.mended').execute()).toEqual([]);
  });

  it('signs in everybody it names, in the role it names', async () => {
    const roles = { buyer: ['buyer', false], dealer: ['dealer', true], unverifiedDealer: ['dealer', false] } as const;
    for (const [role, { email, password }] of Object.entries(demoSignIns)) {
      const account = await db
        .selectFrom('users as u')
        .innerJoin('profiles as p', 'p.user_id', 'u.id')
        .select(['u.password_hash', 'u.email_verified_at', 'p.user_type', 'p.is_verified'])
        .where('u.email', '=', email)
        .executeTakeFirstOrThrow();
      expect(await isPassword(account.password_hash, password, { kind: 'known', name: 'test' })).toBe(true);
      expect(account.email_verified_at).not.toBeNull();
      expect([account.user_type, account.is_verified]).toEqual(roles[role as keyof typeof roles]);
      expect(newPassword.safeParse(password).success).toBe(true);
    }
  });

  it('has as many rows as it should', async () => {
    const dealers = await db
      .selectFrom('profiles')
      .select(['is_verified', 'suspended_at', 'location'])
      .where('user_type', '=', 'dealer')
      .execute();
    expect(dealers.filter((dealer) => dealer.is_verified).length).toBeGreaterThanOrEqual(14);
    expect(dealers.filter((dealer) => !dealer.is_verified && !dealer.suspended_at)).toHaveLength(4);
    expect(dealers.filter((dealer) => dealer.suspended_at)).toHaveLength(1);
    expect(await count(sql`select count(*) from warnings where read_at is null`)).toBe(1);
    expect(new Set(dealers.map((dealer) => dealer.location)).size).toBeGreaterThanOrEqual(8);
    expect(await count(sql`select count(*) from profiles where user_type = 'buyer' and admin_role is null`)).toBeGreaterThanOrEqual(25);
    expect(await count(sql`select count(*) from car_requests`)).toBeGreaterThanOrEqual(40);
    expect(await count(sql`select count(*) from bids`)).toBeGreaterThanOrEqual(90);
    expect(await count(sql`select max(n) as count from (select count(*) n from bids group by request_id) b`)).toBe(25);
  });

  it('has 120 cars from a dozen counties, some models often enough to compare, in pictures that differ', async () => {
    expect(await count(sql`select count(*) from cars`)).toBe(120);
    expect(await count(sql`select count(distinct county) from cars`)).toBeGreaterThanOrEqual(12);
    expect(await count(sql`select count(*) from cars c where county is null`)).toBe(0);
    const alike = sql<{ count: number }>`select count(*) from (
      select from cars c join cars o on (o.make, o.model) = (c.make, c.model) and abs(o.year - c.year) <= 1 and o.id <> c.id
      group by c.id having count(*) >= 8) x`;
    expect(await count(alike)).toBeGreaterThanOrEqual(12);
    expect(await count(sql`select count(distinct placeholder) from photos where car_id is not null`)).toBeGreaterThan(60);
  });

  it.each([
    ['coupes', 3, sql`c.body_type = 'coupe'`],
    ['pickups', 6, sql`c.body_type = 'pickup'`],
    ['cars without a body, which vans are', 3, sql`c.body_type is null`],
    ['new cars', 3, sql`c.condition = 'new'`],
    ['used cars driven less than 50,000 km', 4, sql`c.condition <> 'new' and c.mileage < 50000`],
    ['cars under a million', 10, sql`c.price < 1000000`],
    ['cars over three million', 10, sql`c.price > 3000000`],
  ])('has %s on the market, %d at least', async (_, least, which) => {
    const onMarket = sql`c.approval = 'approved' and c.status <> 'sold' and c.deleted_at is null`;
    expect(await count(sql`select count(*) from cars c where ${onMarket} and ${which}`)).toBeGreaterThanOrEqual(least);
  });

  it('has cars in every state, bids that carry one, prices that fell, and cars that buyers saved', async () => {
    const { rows } = await sql<{ state: string }>`select distinct approval || ', ' || status as state from cars order by state`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual([
      'approved, available',
      'approved, reserved',
      'approved, sold',
      'refused, available',
      'taken_down, available',
      'waiting, available',
    ]);
    expect(await count(sql`select count(*) from bids where car_id is not null`)).toBe(7);
    expect(await count(sql`select count(*) from appointments where car_id is not null and outcome = 'sold'`)).toBe(2);
    expect(await count(sql`select count(*) from cars where previous_price > price`)).toBe(10);
    expect(await count(sql`select count(distinct buyer_id) from saved_cars`)).toBe(28);
  });

  it('has public reviews, with answers of dealers and one that waits for the demo’s dealer', async () => {
    expect(await count(sql`select count(*) from ratings where is_public and review_text is not null`)).toBeGreaterThanOrEqual(12);
    expect(await count(sql`select count(*) from ratings where answer is not null`)).toBe(5);
    const dealer = await idOf(demoSignIns.dealer.email);
    expect(await count(sql`select count(*) from ratings where dealer_id = ${dealer} and answer is null`)).toBe(1);
  });

  it('has appointments in every state', async () => {
    const { rows } = await sql<{ state: string }>`
      select distinct case
        when a.status = 'pending' then 'pending, by ' || case when proposed_by = buyer_id then 'buyer' else 'dealer' end
        when a.status = 'confirmed' then 'confirmed, ' || case when appointment_date > now() then 'ahead' else 'past' end
        when a.status = 'completed' then outcome || coalesce(', commission ' || c.status, '')
        else a.status end as state
      from appointments a left join commissions c on c.appointment_id = a.id order by state`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual([
      'cancelled',
      'confirmed, ahead',
      'confirmed, past',
      'not_sold',
      'pending, by buyer',
      'pending, by dealer',
      'sold, commission paid',
      'sold, commission pending',
    ]);
    expect(await count(sql`select count(*) from outcome_disputes`)).toBe(2);
  });

  it('gives the demo’s buyer and dealer something to do', async () => {
    const buyer = await idOf(demoSignIns.buyer.email);
    const dealer = await idOf(demoSignIns.dealer.email);
    expect(
      await count(sql`select max(n) as count from (select count(*) n from bids b join car_requests r on r.id = b.request_id
      where r.user_id = ${buyer} and r.status = 'active' group by r.id having count(*) = count(*) filter (where b.status = 'pending')) x`),
    ).toBe(4);
    expect(
      await count(sql`select count(*) from bids b join car_requests r on r.id = b.request_id where r.user_id = ${buyer} and r.status = 'active'
      and b.status = 'accepted' and not exists (select from appointments a where a.bid_id = b.id)`),
    ).toBe(1);
    expect(await count(sql`select count(distinct status) from bids where dealer_id = ${dealer}`)).toBe(3);
    expect(await count(sql`select count(distinct status) from commissions where dealer_id = ${dealer}`)).toBe(2);
    for (const reader of [buyer, dealer]) {
      expect(await count(sql`select count(*) from messages where receiver_id = ${reader} and not read`)).toBeGreaterThan(0);
      expect(await count(sql`select count(*) from notifications where user_id = ${reader}`)).toBeGreaterThanOrEqual(10);
      expect(await count(sql`select count(*) from notifications where user_id = ${reader} and read_at is null`)).toBeGreaterThan(0);
    }
  });
});

async function idOf(email: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

describe('what the demo writes could have been done with the program', () => {
  it('people, requests, bids and cars pass the forms', async () => {
    for (const profile of await db.selectFrom('profiles').selectAll().where('admin_role', 'is', null).execute()) {
      expect(fullName.safeParse(profile.full_name), profile.full_name).toMatchObject({ success: true });
      expect(phone.safeParse(profile.phone), profile.phone ?? '').toMatchObject({ success: true });
      expect(profile.phone_e164).toMatch(/^\+254700000\d{3}$/);
    }
    for (const request of await db
      .selectFrom('car_requests')
      .select(['id', ...requestNames])
      .execute()) {
      expect(requestForm.safeParse(request), request.car_model).toMatchObject({ success: true, data: request });
    }
    for (const bid of await db
      .selectFrom('bids')
      .select(['id', 'price', 'message', 'image_urls', ...factNames])
      .execute()) {
      expect(bidForm.safeParse(bid), bid.id).toMatchObject({ success: true, data: bid });
    }
    for (const car of await db
      .selectFrom('cars')
      .select(['id', 'image_urls', ...carNames])
      .execute()) {
      expect(carForm.safeParse(car), car.id).toMatchObject({ success: true, data: car });
    }
  });

  it.each(impossible)('%s', async (_, query) => {
    expect(await offenders(query)).toEqual([]);
  });

  it('every photo of a bid, a car or a message is stored in each width', async () => {
    const owners = [
      ...(await db.selectFrom('bids').select('image_urls').execute()),
      ...(await db.selectFrom('cars').select('image_urls').execute()),
      ...(await db.selectFrom('messages').select('image_urls').execute()),
    ];
    const urls = [...new Set(owners.flatMap(({ image_urls }) => image_urls))].sort();
    const photos = await db.selectFrom('photos').select(['id', 'kind', 'name']).execute();
    expect(photos.length).toBeGreaterThan(200);
    expect(photos.map(urlOf).sort()).toEqual(urls);
    for (const photo of photos) {
      for (const width of photoWidths) {
        const file = await storage.read(fileOf(photo, `${width}.webp`));
        expect(file?.size).toBeGreaterThan(1000);
        file?.stream.destroy();
      }
    }
  });
});
