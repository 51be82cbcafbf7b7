import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { accountEvents, allChecked, business, signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { administrator, buyer } from '../support/people.ts';
import { race } from '../support/races.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const details = { full_name: 'Otieno Ouma', phone: '0712 345 678', location: 'Nakuru', ...business, user_type: undefined };
const newDealer = (over: object = {}) => signedUp(app, { ...business, ...over });
const decide = (person: Person, body: object) => admin.post(`/api/admin/users/${person.user_id}/verification`, body);
const seenBy = async (person: Person) => (await person.get('/api/profile')).json();
const stepsOf = (person: Person) =>
  db.selectFrom('verification_steps').selectAll().where('dealer_id', '=', person.user_id).orderBy('created_at').execute();

describe('verifying', () => {
  it('keeps what was checked, on which version of the details, by whom and when', async () => {
    const { person } = await newDealer();
    expect((await person.put('/api/profile', { ...details, location: 'Naivasha' })).json()).toMatchObject({
      details_version: 2,
      is_verified: false,
    });
    const reply = await decide(person, allChecked(2));
    expect(reply.json()).toMatchObject({ is_verified: true, verification: { step: 'verified', details_version: 2, reason: null } });
    expect(await stepsOf(person)).toMatchObject([
      {
        ...{ step: 'verified', admin_id: admin.user_id, details_version: 2, created_at: expect.any(String) },
        ...{ licence_checked: true, phone_called: true, address_found: true },
      },
    ]);
  });

  it.each(['licence_checked', 'phone_called', 'address_found'])('needs all three, so not without %s', async (check) => {
    const { person } = await newDealer();
    for (const value of [false, undefined]) {
      const reply = await decide(person, { ...allChecked(), [check]: value });
      expect(reply.json()).toMatchObject({ status: 422, fields: { [check]: expect.stringMatching(/first$/) } });
    }
    const row = { id: uuidv7(), dealer_id: person.user_id, admin_id: admin.user_id, step: 'verified', details_version: 1 } as const;
    const unchecked = { licence_checked: true, phone_called: true, address_found: true, [check]: false };
    const writing = db
      .insertInto('verification_steps')
      .values({ ...row, ...unchecked })
      .execute();
    await expect(writing).rejects.toMatchObject({ constraint: 'verification_steps_all_checked' });
  });

  it('is not possible without a licence number, nor with one tap as before', async () => {
    const { person } = await newDealer({ business_license: undefined });
    expect((await decide(person, allChecked())).json()).toMatchObject({ status: 409, code: 'licence_missing' });
    expect((await decide(person, { is_verified: true })).statusCode).toBe(422);
    expect((await seenBy(person)).is_verified).toBe(false);
  });

  it('counts a change of what is checked, and no other', async () => {
    const { person } = await newDealer();
    const version = async (change: object) => (await person.put('/api/profile', { ...details, ...change })).json().details_version;
    const before = await version({});
    expect(await version({})).toBe(before);
    expect(await version({ full_name: 'Otieno Okoth' })).toBe(before);
    expect(await version({ phone: '0733 000 111' })).toBe(before + 1);
    expect(await version({ phone: '0733 000 111', business_license: 'L-2' })).toBe(before + 2);
  });

  race(
    'while the details change: they were the ones that were seen, or it is refused',
    db,
    async () => {
      const { person } = await newDealer();
      return {
        lock: rowOf('profiles', person.user_id),
        calls: [() => person.put('/api/profile', { ...details, business_license: 'L-2' }), () => decide(person, allChecked())],
        after: async ([, verified]) =>
          expect(await seenBy(person)).toMatchObject(
            verified === 200
              ? { is_verified: true, business_license: 'L-1', details_version: 1, business_change: { business_license: 'L-2' } }
              : { is_verified: false, business_license: 'L-2', details_version: 2 },
          ),
      };
    },
    { first: [200, 409], second: [200, 200] },
  );
});

describe('a verified dealer who changes the phone', () => {
  it('is found by the administrator, who checks it again; the dealer is not told twice', async () => {
    const { person } = await newDealer();
    const found = async () => {
      const { rows } = (await admin.get('/api/admin/users?user_type=dealer&changed=true')).json();
      return rows.map((row: { user_id: string }) => row.user_id).includes(person.user_id);
    };
    await decide(person, allChecked());
    const verified = (await seenBy(person)).details_version;
    expect(await found()).toBe(false);
    await person.put('/api/profile', { ...details, phone: '0733 999 888' });
    expect(await seenBy(person)).toMatchObject({ is_verified: true, verification: { step: 'verified', details_version: verified } });
    expect(await found()).toBe(true);
    expect((await decide(person, allChecked(verified))).json()).toMatchObject({ status: 409, code: 'details_changed' });
    expect((await decide(person, allChecked(verified + 1))).statusCode).toBe(200);
    expect(await found()).toBe(false);
    expect((await decide(person, allChecked(verified + 1))).json()).toMatchObject({ status: 409, code: 'wrong_state' });
    expect((await accountEvents(db, person.user_id)).filter((type) => type === 'dealer.verified')).toHaveLength(1);
  });
});

describe('taking it back', () => {
  it('asks for a reason, which the dealer reads', async () => {
    const { person } = await newDealer();
    await decide(person, allChecked());
    expect((await decide(person, { is_verified: false })).json()).toMatchObject({ status: 422, fields: { reason: 'Please say why' } });
    expect((await decide(person, { is_verified: false, reason: ' ' })).statusCode).toBe(422);
    expect((await decide(person, { is_verified: false, reason: 'x'.repeat(501) })).statusCode).toBe(422);
    await decide(person, { is_verified: false, reason: 'The licence has run out' });
    const verification = { step: 'unverified', reason: 'The licence has run out', details_version: 1 };
    expect(await seenBy(person)).toMatchObject({ is_verified: false, verification });
  });

  it('works for a dealer who was verified before there was a list', async () => {
    const { person } = await newDealer();
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', person.user_id).execute();
    expect(await seenBy(person)).toMatchObject({ is_verified: true, verification: null });
    expect((await decide(person, { is_verified: false, reason: 'Moved away' })).json()).toMatchObject({ is_verified: false });
  });
});

describe('asking a waiting dealer', () => {
  const ask = (person: Person, what: 'licence' | 'more', body?: object) =>
    admin.post(`/api/admin/users/${person.user_id}/verification/${what}`, body);

  it('for the licence number: once for the same details, however often it is tapped', async () => {
    const { person } = await newDealer({ business_license: undefined });
    const replies = await Promise.all([1, 2, 3].map(() => ask(person, 'licence')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await seenBy(person)).toMatchObject({ is_verified: false, verification: { step: 'licence_asked' } });
    await person.put('/api/profile', { ...details, business_license: null, location: 'Naivasha' });
    expect((await ask(person, 'licence')).statusCode).toBe(200);
    expect((await accountEvents(db, person.user_id)).filter((type) => type === 'dealer.licence_asked')).toHaveLength(2);
    await person.put('/api/profile', details);
    expect((await ask(person, 'licence')).json()).toMatchObject({ status: 409, code: 'licence_given' });
  });

  it('for the licence number, in a notice that ends with its cause', async () => {
    const { person } = await newDealer({ business_license: undefined });
    await ask(person, 'licence');
    const { id } = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'dealer.licence_asked')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('notifications')
      .values({
        user_id: person.user_id,
        event_id: id,
        kind: 'licence-asked',
        params: '{"dealer":{"name":"Rift Valley Motors"}}',
        in_app: true,
      })
      .execute();
    const noticed = async () => {
      const { rows, unread } = (await person.get('/api/notifications')).json();
      const { notices } = (await person.get('/api/home/counts')).json();
      return [rows.map(({ kind }: { kind: string }) => kind), unread, notices];
    };
    expect(await noticed()).toEqual([['licence-asked'], 1, 1]);
    await person.put('/api/profile', details);
    expect(await noticed()).toEqual([[], 0, 0]);
  });

  it('for more, in words that the dealer reads; sent twice it is asked once', async () => {
    const { person } = await newDealer();
    const form = { id: uuidv7(), reason: 'A photo of the signboard, please' };
    expect((await ask(person, 'more', { ...form, reason: '' })).json()).toMatchObject({ fields: { reason: 'Please say what you need' } });
    for (const reply of await Promise.all([ask(person, 'more', form), ask(person, 'more', form)])) expect(reply.statusCode).toBe(200);
    expect(await stepsOf(person)).toMatchObject([{ step: 'more_asked', reason: form.reason }]);
    expect(await seenBy(person)).toMatchObject({ is_verified: false, verification: { step: 'more_asked', reason: form.reason } });
    await decide(person, allChecked());
    expect((await ask(person, 'more', { ...form, id: uuidv7() })).json()).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('is for dealers only', async () => {
    const person = await buyer(app, db);
    expect((await ask(person, 'licence')).json()).toMatchObject({ status: 409, code: 'not_a_dealer' });
    expect((await ask(person, 'more', { id: uuidv7(), reason: 'Who are you?' })).json()).toMatchObject({ code: 'not_a_dealer' });
  });
});
