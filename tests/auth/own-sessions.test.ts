import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { browserNames } from '../../server/platform/http/browser-names.ts';
import type { OwnSession } from '../../shared/auth/sessions-api.ts';
import { cookieFrom, signedUp, signIn } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { rowOf } from '../support/locks.ts';
import { race } from '../support/races.ts';

const { app, db } = await testApp();

/** An account that is signed in at this many browsers. */
async function signedInAt(count: number) {
  const { form } = await signedUp(app);
  await db.deleteFrom('sessions').where('user_id', '=', form.id).execute();
  const people: Person[] = [];
  for (let n = 0; n < count; n += 1) people.push(browser(app, form.id, cookieFrom(await signIn(app, form.email))));
  return { form, people: people as [Person, Person, ...Person[]] };
}

const listOf = async (person: Person): Promise<OwnSession[]> => (await person.get('/api/auth/sessions')).json().rows;
const ownOf = async (person: Person) => (await listOf(person)).find(({ is_this }) => is_this)?.id ?? '';
const isIn = async (person: Person) => (await person.get('/api/auth/user')).statusCode === 200;
const ends = (person: Person, id: string) => person.post(`/api/auth/sessions/${id}/end`);
const ended = async (userId: string) =>
  (
    await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'session.ended')
      .where(sql<boolean>`data ->> 'user_id' = ${userId}`)
      .execute()
  ).length;

describe('the own sessions', () => {
  it('are named by browser and system, the last used first, this one marked, and those that are over are not there', async () => {
    const { form, people } = await signedInAt(3);
    const [here] = people;
    const rows = await listOf(here);
    const id = await ownOf(here);
    const [other, over] = rows.filter((row) => !row.is_this);
    const agent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    const yesterday = sql<string>`now() - interval '1 day'`;
    await db
      .updateTable('sessions')
      .set({ user_agent: agent, last_seen_at: yesterday })
      .where('id', '=', other?.id ?? '')
      .execute();
    await db
      .updateTable('sessions')
      .set({ expires_at: yesterday })
      .where('id', '=', over?.id ?? '')
      .execute();
    expect(await listOf(here)).toEqual([
      { id, is_this: true, browser: null, system: null, created_at: expect.any(String), last_seen_at: expect.any(String) },
      {
        id: other?.id,
        is_this: false,
        browser: 'Chrome',
        system: 'Android',
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
      },
    ]);
    expect((await db.selectFrom('sessions').select('id').where('user_id', '=', form.id).execute()).length).toBe(3);
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16', 'Opera', 'Android'],
    ['<script>', null, null],
    [' ', null, null],
    ['', null, null],
    [null, null, null],
  ])('%s is %s on %s', (agent, name, system) => {
    expect(browserNames(agent)).toEqual({ browser: name, system });
  });

  it('are seen once an hour: a call writes nothing in between', async () => {
    const { form, people } = await signedInAt(1);
    const seenAt = async () =>
      (await db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', form.id).executeTakeFirstOrThrow()).last_seen_at;
    const ago = (time: string) =>
      db
        .updateTable('sessions')
        .set({ last_seen_at: sql`now() - ${time}::interval` })
        .where('user_id', '=', form.id)
        .execute();
    await ago('59 minutes');
    const before = await seenAt();
    expect(await isIn(people[0])).toBe(true);
    expect(await seenAt()).toBe(before);
    await ago('61 minutes');
    const long = await seenAt();
    expect(await isIn(people[0])).toBe(true);
    expect(Date.parse(await seenAt()) - Date.parse(long)).toBeGreaterThan(3_600_000);
  });

  it('end one at a time; the one in use is ended by signing out', async () => {
    const { people } = await signedInAt(3);
    const [here, there, elsewhere] = people;
    expect((await ends(here, await ownOf(there))).statusCode).toBe(200);
    expect([await isIn(here), await isIn(there), await isIn(elsewhere as Person)]).toEqual([true, false, true]);
    expect((await ends(here, await ownOf(here))).json()).toMatchObject({ status: 409, code: 'this_session' });
    expect(await isIn(here)).toBe(true);
  });

  it('of somebody else are as a made-up one', async () => {
    const [{ people }, { people: others }] = [await signedInAt(1), await signedInAt(1)];
    const theirs = await ownOf(others[0]);
    const [real, made] = [await ends(people[0], theirs), await ends(people[0], uuidv7())];
    expect([real.statusCode, real.body]).toEqual([404, made.body]);
    expect(await isIn(others[0])).toBe(true);
  });

  it('end all but this one, which gets a new token', async () => {
    const { people } = await signedInAt(3);
    const [here, there] = people;
    const reply = await here.post('/api/auth/sessions/end-others');
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect(await listOf(browser(app, here.user_id, cookieFrom(reply)))).toMatchObject([{ is_this: true }]);
  });
});

describe('at one moment', () => {
  race(
    'two ends of one session: both are fine, and it is said once',
    db,
    async () => {
      const { form, people } = await signedInAt(2);
      const id = await ownOf(people[1]);
      return {
        lock: rowOf('users', form.id),
        calls: [() => ends(people[0], id), () => ends(people[0], id)],
        after: async () => expect(await ended(form.id)).toBe(1),
      };
    },
    // Who comes later may find it gone before it begins.
    { first: [200, 404], second: [404, 200], firstAtLock: [[200, 200]], secondAtLock: [[200, 200]] },
  );

  race(
    'two sessions that end each other: one stays',
    db,
    async () => {
      const { form, people } = await signedInAt(2);
      const [here, there] = people;
      const ids = [await ownOf(here), await ownOf(there)] as const;
      return {
        lock: rowOf('users', form.id),
        calls: [() => ends(here, ids[1]), () => ends(there, ids[0])],
        after: async ([first]) => expect([await isIn(here), await isIn(there)]).toEqual([first === 200, first !== 200]),
      };
    },
    { first: [200, 401], second: [401, 200] },
  );

  race(
    'two that end all others: one stays',
    db,
    async () => {
      const { form, people } = await signedInAt(2);
      const endOthers = (person: Person) => () => person.post('/api/auth/sessions/end-others');
      return {
        lock: rowOf('users', form.id),
        calls: [endOthers(people[0]), endOthers(people[1])],
        after: async () => expect(await db.selectFrom('sessions').select('id').where('user_id', '=', form.id).execute()).toHaveLength(1),
      };
    },
    { first: [200, 401], second: [401, 200] },
  );

  race(
    'an end ∥ a renewal of the same session: it has ended',
    db,
    async () => {
      const { people } = await signedInAt(2);
      const [here, there] = people;
      const id = await ownOf(there);
      return {
        lock: rowOf('sessions', id),
        calls: [() => ends(here, id), () => there.post('/api/auth/refresh')],
        after: async () => expect(await isIn(there)).toBe(false),
      };
    },
    { first: [200, 401], second: [200, 200] },
  );
});
