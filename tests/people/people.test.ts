import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { accountEvents, accountRows, allChecked, business, signedUp } from '../support/accounts.ts';
import { type Person, testApp, unique } from '../support/app.ts';
import { bidForm, placedBid, postedRequest } from '../support/deal.ts';
import { rowOf } from '../support/locks.ts';
import { buyer, dealer, personas } from '../support/people.ts';
import { race } from '../support/races.ts';

const { app, db } = await testApp();
const people = await personas(app, db);
const { admin } = people;

const profile = {
  full_name: 'Achieng Odhiambo',
  phone: '+254 (733) 111-222',
  location: 'Kisumu',
  business_name: 'Ziwa Cars',
  business_license: 'L-77',
  business_address: 'Oginga Odinga Road',
};
const personal = { full_name: 'Achieng', phone: null, location: null };
const verify = (person: Person, id: string, is_verified: boolean) =>
  person.post(`/api/admin/users/${id}/verification`, is_verified ? allChecked() : { is_verified, reason: 'The licence has run out' });

// Who gets which answer stands in tests/permissions.
describe('the card of a dealer', () => {
  it('is of dealers, with nothing private in it', async () => {
    const { dealerParty, buyerOwner } = people;
    for (const id of [buyerOwner.user_id, admin.user_id, uuidv7(), 'x'])
      expect((await buyerOwner.get(`/api/dealers/${id}`)).statusCode).toBe(404);
    const card = (await buyerOwner.get(`/api/dealers/${dealerParty.user_id}`)).json();
    const names = [
      'answer_minutes',
      'business_address',
      'business_name',
      'cars_count',
      'county',
      'full_name',
      'id',
      'is_suspended',
      'is_verified',
      'location',
      'rating',
      'rating_count',
      'sales_count',
      'user_id',
      'verified_since',
      'yard_hours',
    ];
    expect(Object.keys(card).sort()).toEqual(names);
  });
});

it('only a dealer is verified, and one that exists', async () => {
  expect((await verify(admin, admin.user_id, true)).statusCode).toBe(409);
  expect((await verify(admin, uuidv7(), true)).statusCode).toBe(404);
});

describe('the own profile', () => {
  it('a buyer names no business, so nobody reads its name as who writes to them', async () => {
    const { person, form } = await signedUp(app);
    const none = { business_name: null, business_license: null, business_address: null };
    const saved = await person.put('/api/profile', { ...profile, business_name: 'TafutaGari Support Team' });
    expect(saved.json()).toMatchObject({ full_name: profile.full_name, ...none });
    const named = db.updateTable('profiles').set({ business_name: 'TafutaGari Support Team' }).where('user_id', '=', form.id).execute();
    await expect(named).rejects.toMatchObject({ constraint: 'profiles_only_dealers_business' });
  });

  it('is saved and read whole', async () => {
    const { person, form } = await signedUp(app, business);
    const saved = await person.put('/api/profile', profile);
    expect(saved.json()).toMatchObject({ ...profile, phone_e164: '+254733111222', email: form.email, email_verified: false });
    expect((await person.get('/api/profile')).json()).toEqual(saved.json());
    expect(await accountEvents(db, form.id)).toEqual(['account.created', 'profile.updated']);
    expect(saved.body).not.toContain('argon2');
  });

  it.each(['phone', 'location', 'business_name', 'business_license', 'business_address'] as const)(
    '%s is emptied by null alone; what a form does not know stays as it is',
    async (name) => {
      const { person } = await signedUp(app, business);
      await person.put('/api/profile', profile);
      expect((await person.put('/api/profile', { full_name: 'Achieng Otieno' })).json()).toMatchObject({
        ...profile,
        full_name: 'Achieng Otieno',
      });
      const emptied = { ...profile, full_name: 'Achieng Otieno', [name]: null };
      expect((await person.put('/api/profile', { [name]: null })).json()).toMatchObject(emptied);
    },
  );

  it('keeps what a dealer was verified with, while what they changed waits', async () => {
    const verified = await dealer(app, db);
    const { business_name, business_license, business_address } = profile;
    const waiting = { business_name, business_license, business_address };
    const { full_name, phone, location } = profile;
    const none = { business_name: null, business_license: null, business_address: null };
    expect((await verified.put('/api/profile', profile)).json()).toMatchObject({
      ...{ full_name, phone, location, ...none },
      business_change: { ...waiting, refused_reason: null },
    });
    expect((await accountRows(db, verified.user_id)).profile).toMatchObject({ full_name, ...none });
    const moved = { ...personal, phone: '0733 000 111', location: 'Kisumu' };
    expect((await verified.put('/api/profile', moved)).json()).toMatchObject({ ...moved, business_change: waiting });
  });
});

describe('the administrator’s list', () => {
  const listed = async (query: string) =>
    (await admin.get(`/api/admin/users?${query}`)).json().rows.map((row: { user_id: string }) => row.user_id);

  it('finds a part of a name, a business name or an e-mail', async () => {
    const mark = unique().replace(/\d/g, 'x');
    const { form: named } = await signedUp(app, { full_name: `Amina ${mark}` });
    const { form: trading } = await signedUp(app, { ...business, business_name: `100%_${mark} Motors` });
    const { form: mailed } = await signedUp(app, { email: `someone.${mark}@people.example` });
    expect(await listed(`search=${mark.toUpperCase()}`)).toEqual([mailed.id, trading.id, named.id]);
    expect(await listed(`search=${encodeURIComponent(`%_${mark}`)}`)).toEqual([trading.id]);
    expect(await listed(`search=${mark}&user_type=buyer`)).toEqual([mailed.id, named.id]);
    expect(await listed(`search=${mark}&waiting=true`)).toEqual([trading.id]);
    await verify(admin, trading.id, true);
    expect(await listed(`search=${mark}&waiting=true`)).toEqual([]);
  });

  it('finds a phone number however it is typed', async () => {
    const { form } = await signedUp(app, { phone: '0799 431 856' });
    for (const search of ['0799431856', '0799 431', '+254 799 431 856', '254799431', '431-856']) {
      expect([search, await listed(`search=${encodeURIComponent(search)}`)]).toEqual([search, [form.id]]);
    }
    const { form: abroad } = await signedUp(app, { phone: '+44 20 7946 0958' });
    expect(await listed(`search=${encodeURIComponent('20 7946')}`)).toEqual([abroad.id]);
  });

  it('narrows by kind, by what waits and by the e-mail, and orders as it is asked', async () => {
    const mark = unique().replace(/\d/g, 'x');
    const { form: zuri } = await signedUp(app, { full_name: `Zuri ${mark}` });
    const { form: baraka } = await signedUp(app, { ...business, full_name: `Baraka ${mark}` });
    const amani = await dealer(app, db, { full_name: `Amani ${mark}` });
    await amani.put('/api/profile', { ...personal, full_name: `Amani ${mark}`, phone: '0733 222 111' });
    const namesOf: Record<string, string> = { [zuri.id]: 'Zuri', [baraka.id]: 'Baraka', [amani.user_id]: 'Amani' };
    const found = async (query: string) => (await listed(`search=${mark}&${query}`)).map((id: string) => namesOf[id]).join(' ');
    for (const [query, names] of [
      ['', 'Amani Baraka Zuri'],
      ['sort=newest', 'Amani Baraka Zuri'],
      ['sort=oldest', 'Zuri Baraka Amani'],
      ['sort=name', 'Amani Baraka Zuri'],
      ['user_type=buyer', 'Zuri'],
      ['user_type=dealer', 'Amani Baraka'],
      ['user_type=dealer&sort=oldest', 'Baraka Amani'],
      ['user_type=dealer&waiting=true', 'Baraka'],
      ['unverified_email=true', 'Baraka Zuri'],
      ['unverified_email=true&user_type=dealer', 'Baraka'],
      ['user_type=dealer&proposed=true', ''],
    ]) {
      expect([query, await found(query ?? '')]).toEqual([query, names]);
    }
    expect((await admin.get('/api/admin/users?sort=rating')).statusCode).toBe(422);
  });

  it('finds everyone by nothing visible, and refuses a text that is too long', async () => {
    expect(await listed('search=%00%20')).toHaveLength((await listed('')).length);
    expect((await admin.get(`/api/admin/users?search=${'x'.repeat(101)}`)).statusCode).toBe(422);
    expect((await people.dealerOther.get('/api/active-requests?search=%00')).statusCode).toBe(200);
  });

  it('shows everyone once, newest first, page after page', async () => {
    for (let n = 0; n < 25; n += 1) await buyer(app, db);
    const seen: { user_id: string; created_at: string }[] = [];
    let next: string | null = '';
    while (next !== null) {
      const reply: { rows: typeof seen; next: string | null } = (await admin.get(`/api/admin/users${next && `?cursor=${next}`}`)).json();
      seen.push(...reply.rows);
      next = reply.next;
    }
    const { n } = await db
      .selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(new Set(seen.map((row) => row.user_id)).size).toBe(n);
    expect(seen).toHaveLength(n);
    expect(seen.map((row) => row.created_at)).toEqual(
      seen
        .map((row) => row.created_at)
        .sort()
        .reverse(),
    );
  });
});

describe('verification', () => {
  it('lets a dealer bid, and taken back stops that and tells the buyers it deals with', async () => {
    const { person, form } = await signedUp(app, business);
    const [owner, other] = [await buyer(app, db), await buyer(app, db)];
    const [first, second, third] = [await postedRequest(owner), await postedRequest(other), await postedRequest(other)];
    expect((await person.post(`/api/requests/${first}/bids`, bidForm())).statusCode).toBe(403);

    expect((await verify(admin, form.id, true)).json()).toMatchObject({ user_id: form.id, is_verified: true });
    await owner.post(`/api/bids/${await placedBid(person, first)}/accept`);
    await other.post(`/api/bids/${await placedBid(person, second)}/reject`);

    expect((await verify(admin, form.id, false)).json()).toMatchObject({ is_verified: false });
    expect((await person.post(`/api/requests/${third}/bids`, bidForm())).statusCode).toBe(403);
    const told = await db
      .selectFrom('events as e')
      .innerJoin('event_topics as t', 't.event_id', 'e.id')
      .select(['t.topic', 'e.data', 'e.actor_id'])
      .where('e.type', '=', 'dealer.revoked')
      .execute();
    expect(told[0]).toMatchObject({
      actor_id: admin.user_id,
      data: { dealer_id: form.id, buyer_ids: [owner.user_id], step_id: expect.any(String) },
    });
    expect(told.map(({ topic }) => topic).sort()).toEqual(['admin', `user:${form.id}`, `user:${owner.user_id}`].sort());
    expect(await accountEvents(db, form.id)).toEqual(['account.created', 'dealer.verified', 'dealer.revoked']);
  });

  it('set twice at once happens once', async () => {
    const { form } = await signedUp(app, business);
    const replies = await Promise.all([1, 2, 3].map(() => verify(admin, form.id, true)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    expect(await accountEvents(db, form.id)).toEqual(['account.created', 'dealer.verified']);
  });

  race(
    'taken back while a bid is on its way: either the bid came first, and its buyer is told, or it is refused',
    db,
    async () => {
      const [owner, bidder] = [await buyer(app, db), await dealer(app, db)];
      const request = await postedRequest(owner);
      return {
        lock: rowOf('profiles', bidder.user_id),
        calls: [() => bidder.post(`/api/requests/${request}/bids`, bidForm()), () => verify(admin, bidder.user_id, false)],
        after: async ([placed]) => {
          const revoked = db.selectFrom('events').select('data').where('type', '=', 'dealer.revoked').orderBy('id', 'desc');
          const { data } = await revoked.executeTakeFirstOrThrow();
          expect(data).toMatchObject({ dealer_id: bidder.user_id, buyer_ids: placed === 200 ? [owner.user_id] : [] });
        },
      };
    },
    { first: [200, 200], second: [403, 200] },
  );
});
