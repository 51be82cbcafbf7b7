import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../shared/profile/api.ts';
import { accountEvents, allChecked, business, signedUp } from '../support/accounts.ts';
import { type Person, testApp } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { administrator, buyer } from '../support/people.ts';
import { race } from '../support/races.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const rift = { full_name: 'Otieno Ouma', phone: '0712 345 678', location: 'Nakuru', ...business, user_type: undefined };
const decide = (id: string, how: 'approve' | 'refuse', body: object) => admin.post(`/api/admin/users/${id}/business-change/${how}`, body);
const seenBy = async (person: Person): Promise<Profile> => (await person.get('/api/profile')).json();
const shownToAll = async (person: Person) => (await admin.get(`/api/dealers/${person.user_id}`)).json();
/** What the page of the case compares, and when it was decided. */
const caseOf = async (person: Person) => (await admin.get(`/api/admin/moderation/change/${person.user_id}`)).json().view;
const bothNames = { before: { business_name: 'Rift Motors' }, after: { business_name: 'Rift Valley Motors' } };
const listed = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).json().rows.map((row: Profile) => row.user_id);

async function verifiedDealer(): Promise<Person> {
  const { person } = await signedUp(app, { ...business, full_name: rift.full_name, phone: rift.phone, location: rift.location });
  await admin.post(`/api/admin/users/${person.user_id}/verification`, allChecked());
  return person;
}

/** A verified dealer whose new name waits, with the id of that set. */
async function proposing(over: object = { business_name: 'Rift Valley Motors' }) {
  const person = await verifiedDealer();
  const reply = await person.put('/api/profile', { ...rift, ...over });
  return { person, change_id: reply.json().business_change.id as string };
}

const inUtc = expect.stringMatching(/\.\d{3}Z$/);

describe('what a verified dealer changes of the business', () => {
  it('waits as one set, while everyone reads the old one', async () => {
    const { person } = await proposing({ business_name: 'Rift Valley Motors', phone: '0733 000 111' });
    expect(await seenBy(person)).toMatchObject({
      ...{ business_name: 'Rift Motors', phone: '0733 000 111', is_verified: true },
      business_change: { business_name: 'Rift Valley Motors', business_license: 'L-1', refused_reason: null, created_at: inUtc },
      verification: { step: 'verified', created_at: inUtc },
    });
    expect(await shownToAll(person)).toMatchObject({ business_name: 'Rift Motors' });
    expect((await person.get('/api/auth/user')).json().business_name).toBe('Rift Motors');
    expect(await accountEvents(db, person.user_id)).toEqual([
      'account.created',
      'dealer.verified',
      'profile.updated',
      'business.change_sent',
    ]);
  });

  it('is replaced by the newest, sent twice it is sent once, and the rest of the profile leaves it alone', async () => {
    const { person, change_id } = await proposing();
    const again = (await person.put('/api/profile', { ...rift, business_name: 'Rift Valley Motors' })).json();
    expect(again.business_change.id).toBe(change_id);
    const named = (await person.put('/api/profile', { full_name: 'Otieno Okoth' })).json();
    expect(named).toMatchObject({ full_name: 'Otieno Okoth', business_change: { id: change_id } });
    const newest = (await person.put('/api/profile', { ...rift, business_license: 'L-2' })).json().business_change;
    expect(newest).toMatchObject({ business_name: 'Rift Motors', business_license: 'L-2' });
    expect(newest.id).not.toBe(change_id);
    expect(await db.selectFrom('business_changes').select('id').where('dealer_id', '=', person.user_id).execute()).toHaveLength(1);
  });

  it('keeps what a form does not name: what waits, else what is in force', async () => {
    const { person, change_id } = await proposing();
    const put = async (form: object) => (await person.put('/api/profile', form)).json().business_change;
    expect(await put({ business_license: 'L-1' })).toMatchObject({ id: change_id, business_name: 'Rift Valley Motors' });
    expect(await put({ business_address: 'Thika Road' })).toMatchObject({
      ...{ business_name: 'Rift Valley Motors', business_license: 'L-1', business_address: 'Thika Road' },
    });
    const other = await put({ business_name: 'Rift Motors' });
    expect(other).toMatchObject({ business_name: 'Rift Motors', business_address: 'Thika Road' });
    await decide(person.user_id, 'refuse', { change_id: other.id, reason: 'Not where the licence says' });
    expect(await put({ business_license: 'L-2' })).toMatchObject({
      ...{ business_license: 'L-2', business_address: business.business_address, refused_reason: null },
    });
    expect(await put({ business_license: 'L-1' })).toBeNull();
  });

  it.each([
    ['business_license', 'A verified business keeps a licence number.'],
    ['phone', 'A verified business keeps a phone number.'],
    ['location', 'A verified business keeps a location.'],
  ])('may not leave out what was checked: %s', async (field, sentence) => {
    const person = await verifiedDealer();
    const before = await seenBy(person);
    const reply = await person.put('/api/profile', { ...rift, [field]: null });
    expect(reply.json()).toMatchObject({ status: 422, fields: { [field]: sentence } });
    expect(await seenBy(person)).toEqual(before);
  });

  it('counts at once for a dealer who is not verified', async () => {
    const { person } = await signedUp(app, business);
    const saved = (await person.put('/api/profile', { ...rift, business_name: 'Rift Valley Motors' })).json();
    expect(saved).toMatchObject({ business_name: 'Rift Valley Motors', business_change: null });
  });

  it('can be taken back by its dealer, once', async () => {
    const { person, change_id } = await proposing();
    const replies = await Promise.all([1, 2].map(() => person.post('/api/profile/business-change/take-back')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await seenBy(person)).toMatchObject({ business_name: 'Rift Motors', business_change: null });
    expect((await decide(person.user_id, 'approve', { change_id })).json()).toMatchObject({ status: 409, code: 'nothing_waits' });
  });
});

describe('the details in force, sent again while others wait or were refused', () => {
  const { user_type, ...inForce } = business;

  it('take those back, like the step of its own', async () => {
    const { person, change_id } = await proposing();
    const { version } = await seenBy(person);
    const saved = (await person.put('/api/profile', { ...inForce, version })).json();
    expect(saved).toMatchObject({ business_name: 'Rift Motors', location: 'Nakuru', business_change: null, version: version + 1 });
    expect((await accountEvents(db, person.user_id)).at(-1)).toBe('business.change_taken_back');
    expect((await decide(person.user_id, 'approve', { change_id })).json()).toMatchObject({ status: 409, code: 'nothing_waits' });
  });

  it('forget those that were refused, like the step of its own, and the log says so', async () => {
    const { person, change_id } = await proposing();
    await decide(person.user_id, 'refuse', { change_id, reason: 'That name is another firm’s' });
    const { phone, location, full_name } = await seenBy(person);
    await person.put('/api/profile', { full_name: `${full_name} II`, phone, location });
    expect((await seenBy(person)).business_change).toMatchObject({ id: change_id });
    expect((await person.put('/api/profile', inForce)).json().business_change).toBeNull();
    expect((await admin.get(`/api/admin/audit?person=${person.user_id}`)).json().rows[0].sentence).toMatch(
      /put aside business details that were refused$/,
    );
  });
});

describe('the administrator', () => {
  it('finds those who wait, the longest waiting first, and on the home', async () => {
    const [first, second] = [await proposing(), await proposing()];
    for (const [n, { change_id }] of [second, first].entries()) {
      const created_at = `201${n}-01-01T00:00:00Z`;
      await db.updateTable('business_changes').set({ created_at }).where('id', '=', change_id).execute();
    }
    expect((await listed('proposed=true')).slice(0, 2)).toEqual([second.person.user_id, first.person.user_id]);
    expect(await listed('proposed=true&search=rift')).toContain(first.person.user_id);
    const next = (await admin.get('/api/home/next')).json().rows;
    expect(next[0]).toMatchObject({
      kind: 'business_changes',
      id: second.person.user_id,
      oldest: 'Rift Motors',
      since: '2010-01-01T00:00:00.000Z',
    });
    await decide(second.person.user_id, 'approve', { change_id: second.change_id });
    expect((await listed('proposed=true'))[0]).toBe(first.person.user_id);
  });

  it('approves: from then on everyone reads the new ones, which count as checked', async () => {
    const { person, change_id } = await proposing();
    expect(await caseOf(person)).toMatchObject({ compared: bothNames, decided_at: null });
    const approved = (await decide(person.user_id, 'approve', { change_id })).json();
    expect(approved).toMatchObject({
      ...{ business_name: 'Rift Valley Motors', is_verified: true, business_change: null, details_version: 2 },
      verification: { step: 'change_approved', details_version: 2 },
    });
    expect(await shownToAll(person)).toMatchObject({
      business_name: 'Rift Valley Motors',
      is_verified: true,
      verified_since: expect.any(String),
    });
    expect(await listed('changed=true')).not.toContain(person.user_id);
    expect(await caseOf(person)).toMatchObject({ compared: bothNames, decided_at: inUtc });
    expect((await accountEvents(db, person.user_id)).at(-1)).toBe('business.change_approved');
    expect((await decide(person.user_id, 'approve', { change_id })).json()).toMatchObject({ status: 409, code: 'nothing_waits' });
  });

  it('still has to look at a phone that was changed before', async () => {
    const { person, change_id } = await proposing({ business_name: 'Rift Valley Motors', phone: '0733 000 111' });
    await decide(person.user_id, 'approve', { change_id });
    expect(await listed('changed=true')).toContain(person.user_id);
    expect((await admin.post(`/api/admin/users/${person.user_id}/verification`, allChecked(3))).statusCode).toBe(200);
    expect(await listed('changed=true')).not.toContain(person.user_id);
  });

  it('refuses with a reason that the dealer reads; the old ones stay, and the dealer may send the same again', async () => {
    const { person, change_id } = await proposing();
    expect((await decide(person.user_id, 'refuse', { change_id, reason: ' ' })).json()).toMatchObject({
      fields: { reason: 'Please say why' },
    });
    await decide(person.user_id, 'refuse', { change_id, reason: 'That name is another firm’s' });
    expect(await seenBy(person)).toMatchObject({
      ...{ business_name: 'Rift Motors', is_verified: true },
      business_change: { business_name: 'Rift Valley Motors', refused_reason: 'That name is another firm’s' },
    });
    expect(await listed('proposed=true')).not.toContain(person.user_id);
    expect(await caseOf(person)).toMatchObject({ compared: bothNames, decided_at: inUtc });
    const again = (await person.put('/api/profile', { ...rift, business_name: 'Rift Valley Motors' })).json();
    expect(again.business_change).toMatchObject({ refused_reason: null });
    expect(again.business_change.id).not.toBe(change_id);
  });

  it('refuses for good only until the dealer forgets it, once', async () => {
    const { person, change_id } = await proposing();
    await decide(person.user_id, 'refuse', { change_id, reason: 'That name is another firm’s' });
    const forget = () => person.post('/api/profile/business-change/take-back');
    expect((await forget()).json()).toMatchObject({ business_name: 'Rift Motors', business_change: null });
    expect((await forget()).statusCode).toBe(409);
  });

  it('who takes the verification back refuses with it what waits: it is the dealer’s to change at once then', async () => {
    const { person } = await proposing();
    await admin.post(`/api/admin/users/${person.user_id}/verification`, { is_verified: false, reason: 'The licence has run out' });
    expect(await seenBy(person)).toMatchObject({
      ...{ business_name: 'Rift Motors', is_verified: false },
      business_change: { refused_reason: 'The licence has run out' },
    });
    expect(await listed('proposed=true')).not.toContain(person.user_id);
    const saved = (await person.put('/api/profile', { ...rift, business_name: 'Rift Valley Motors' })).json();
    expect(saved).toMatchObject({ business_name: 'Rift Valley Motors', business_change: null });
  });

  it('reads anyone’s whole row, and others none', async () => {
    const { person } = await proposing();
    expect((await admin.get(`/api/admin/users/${person.user_id}`)).json()).toEqual(await seenBy(person));
    const wanjiru = await buyer(app, db);
    for (const id of [person.user_id, wanjiru.user_id, uuidv7()])
      expect((await wanjiru.get(`/api/admin/users/${id}`)).statusCode).toBe(404);
  });
});

describe('at one moment', () => {
  race(
    'a newer set ∥ a decision: what was seen is decided, or nothing',
    db,
    async () => {
      const { person, change_id } = await proposing();
      return {
        lock: rowOf('profiles', person.user_id),
        calls: [
          () => person.put('/api/profile', { ...rift, business_name: 'Toyota Kenya' }),
          () => decide(person.user_id, 'approve', { change_id }),
        ],
        after: async ([, approved]) => {
          const now = await seenBy(person);
          expect(now.business_change).toMatchObject({ business_name: 'Toyota Kenya', refused_reason: null });
          expect(now.business_name).toBe(approved === 200 ? 'Rift Valley Motors' : 'Rift Motors');
        },
      };
    },
    { first: [200, 409], second: [200, 200] },
  );

  const others: [string, (person: Person, change_id: string) => ReturnType<Person['post']>][] = [
    ['taking back', (person) => person.post('/api/profile/business-change/take-back')],
    ['another one', (person, change_id) => decide(person.user_id, 'refuse', { change_id, reason: 'No' })],
  ];
  for (const [name, other] of others)
    race(
      `a decision ∥ ${name}: one of them counts`,
      db,
      async () => {
        const { person, change_id } = await proposing();
        return {
          lock: rowOf('profiles', person.user_id),
          calls: [() => decide(person.user_id, 'approve', { change_id }), () => other(person, change_id)],
          after: async ([approved]) =>
            expect((await seenBy(person)).business_name).toBe(approved === 200 ? 'Rift Valley Motors' : 'Rift Motors'),
        };
      },
      { first: [200, 409], second: [409, 200] },
    );

  race(
    'two forms of the same version: one saves, the other is told',
    db,
    async () => {
      const { person } = await signedUp(app, business);
      const { version } = await seenBy(person);
      const save = (location: string) => () => person.put('/api/profile', { ...rift, location, version });
      return {
        lock: rowOf('profiles', person.user_id),
        calls: [save('Naivasha'), save('Gilgil')],
        after: async ([saved]) => {
          expect((await seenBy(person)).location).toBe(saved === 200 ? 'Naivasha' : 'Gilgil');
          expect((await save('Kericho')()).json().code).toBe('profile_changed');
        },
      };
    },
    { first: [200, 409], second: [409, 200] },
  );
});

it('a form sent again after its answer was lost finds itself saved', async () => {
  const { person } = await signedUp(app, business);
  const { version } = await seenBy(person);
  const form = { ...rift, location: 'Naivasha', version };
  for (const _ of [1, 2])
    expect((await person.put('/api/profile', form)).json()).toMatchObject({ location: 'Naivasha', version: version + 1 });
  expect((await person.put('/api/profile', { ...form, location: 'Gilgil' })).statusCode).toBe(409);
  expect((await accountEvents(db, person.user_id)).filter((type) => type === 'profile.updated')).toHaveLength(1);
});
