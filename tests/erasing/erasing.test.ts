import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkCurrentPassword } from '../../server/modules/auth/auth.ts';
import type { Caller } from '../../server/modules/auth/caller.ts';
import { afterErasing } from '../../server/modules/erasing/after-erasing.ts';
import type { Tx } from '../../server/platform/data/database.ts';
import { business, signedUp, signIn, signUpForm } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, placedBid, postedRequest } from '../support/deal.ts';
import { erase, whereStands } from '../support/erasing.ts';
import { atTheLock } from '../support/locks.ts';
import { noticeBoard } from '../support/notices.ts';
import { acting } from '../support/past.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { withSecondStep } from '../support/second-step.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { noticesOf } = noticeBoard(site);
const photos = photosOf(app, config);
const admin = await administrator(app, db);

/** A dealer who signed up, with everything that a profile can say, and changed details that wait. */
async function knownDealer() {
  const { person, form } = await signedUp(app, {
    ...business,
    full_name: 'Kipchoge Arap Sang',
    business_name: 'Eldoret Wheels',
    business_license: 'LIC-77120',
    business_address: 'Uganda Road 14',
    phone: '0722 998 877',
    location: 'Eldoret',
  });
  await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', person.user_id).execute();
  const change = { business_name: 'Eldoret Wheels and Sons', business_license: 'LIC-77120', business_address: 'Uganda Road 15' };
  await db
    .insertInto('business_changes')
    .values({ ...change, id: crypto.randomUUID(), dealer_id: person.user_id })
    .execute();
  return { person, form };
}

const goes = Object.entries<Record<string, string>>(afterErasing).flatMap(([table, columns]) =>
  Object.keys(columns).flatMap((column) => (columns[column] === 'goes' ? [`${table}.${column}`] : [])),
);
const ofDealers = ['business_changes.dealer_id', 'photos.licence_dealer_id'];

/** Somebody whom our team has warned, and suspended before, and whom it took for another who is suspended, as it took that one for them. */
async function stoppedOnce({ user_id = '' }: Person, other: Person): Promise<void> {
  const ofTeam = { user_id, admin_id: admin.user_id ?? '' };
  const ended = { ended_at: new Date().toISOString(), ended_by: admin.user_id ?? '', end_reason: 'A mistake' };
  await db
    .insertInto('warnings')
    .values({ ...ofTeam, id: crypto.randomUUID(), words: 'Please answer' })
    .execute();
  await db
    .insertInto('suspensions')
    .values({ ...ofTeam, ...ended, id: crypto.randomUUID(), reason: 'No answers', was_verified: false })
    .execute();
  const alike = [
    { user_id, suspended_id: other.user_id ?? '', same: 'phone' },
    { user_id: other.user_id ?? '', suspended_id: user_id, same: 'phone' },
  ];
  await db.insertInto('lookalikes').values(alike).execute();
}

/** In which of the columns that erasing clears this person stands. */
async function namedIn({ user_id }: Person): Promise<string[]> {
  const named: string[] = [];
  for (const column of goes) {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(name)} = ${user_id} limit 1`.execute(db);
    if (rows.length > 0) named.push(column);
  }
  return named;
}

it('each column with a person’s id says what erasing makes of it', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'uuid'::regtype and (
      a.attname in ('user_id', 'actor_id', 'subject')
      or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        and f.confrelid in ('users'::regclass, 'profiles'::regclass)))`.execute(db);
  const said = Object.entries(afterErasing).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`));
  expect(said.sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe('erasing an account', () => {
  it('asks for the current password, and is not for the administrator', async () => {
    const wanjiru = await buyer(app, db);
    expect((await erase(wanjiru, 'Wrong2026')).json()).toMatchObject({ status: 422, fields: { current_password: expect.any(String) } });
    expect((await wanjiru.get('/api/profile')).json().full_name).toBe('Wanjiru Kamau');
    expect((await erase(admin)).statusCode).toBe(403);
    expect((await admin.get('/api/profile')).statusCode).toBe(200);
  });

  it('asks for the password that counts once the account is locked', async () => {
    const wanjiru = await buyer(app, db);
    const change = (tx: Tx) =>
      tx.updateTable('users').set({ password_hash: sql`password_hash || '='` }).where('id', '=', wanjiru.user_id).execute();
    const [late] = await atTheLock(db, change, [() => erase(wanjiru)]);
    expect(late?.json()).toMatchObject({ status: 422, fields: { current_password: expect.any(String) } });
    expect((await wanjiru.get('/api/profile')).statusCode).toBe(200);
  });

  it('finds nobody signed in when the account was erased since the call came in', async () => {
    const wanjiru = await buyer(app, db);
    await erase(wanjiru);
    const late = checkCurrentPassword({ db }, acting(wanjiru, 'buyer'), 'Simba2026', {} as Caller);
    await expect(late).rejects.toMatchObject({ problem: { status: 401, code: 'not_signed_in' } });
  });

  it('leaves nothing of a buyer but what the other side keeps', async () => {
    const { person, form } = await signedUp(app, { full_name: 'Nyambura Wairimu', phone: '0733 456 123', location: 'Kitale Town' });
    const otieno = await dealer(app, db);
    const request = await postedRequest(person, { share_phone: true });
    const bid = await placedBid(otieno, request);
    await person.put(`/api/bids/${bid}/shortlist`);
    const bought = await postedRequest(person, { share_phone: true });
    await db.updateTable('car_requests').set({ status: 'completed' }).where('id', '=', bought).execute();
    const car = await stockedCar(otieno);
    await person.put(`/api/cars/${car}/saved`);
    await drain();
    const shortlisted = () => db.selectFrom('shortlisted_bids').select('bid_id').where('bid_id', '=', bid).execute();
    await person.post('/api/profile/export', { id: crypto.randomUUID() });
    await withSecondStep(app, db, person);
    await person.put('/api/notifications/choices', { choice: 'saved-cars-changed', channel: 'mail', is_on: false });
    await stoppedOnce(person, otieno);
    expect(await namedIn(person)).toEqual(goes.filter((column) => !ofDealers.includes(column)));
    expect(await shortlisted()).toHaveLength(1);
    expect((await person.get('/api/profile/erasing')).json()).toEqual({ ending: { requests: 1, bids: 0, cars: 0 }, unfinished: [] });

    const done = await erase(person);
    expect(done.statusCode).toBe(200);
    expect(String(done.headers['set-cookie'])).toContain('__Host-session=;');
    for (const call of ['/api/auth/user', '/api/profile']) expect((await person.get(call)).statusCode).toBe(401);
    await drain();
    expect(await whereStands(db, [form.email, 'Nyambura', 'Wairimu', '733456123', '733 456 123', 'Kitale'])).toEqual([]);
    expect(await namedIn(person)).toEqual([]);
    expect(await shortlisted()).toEqual([]);
    expect(await db.selectFrom('car_requests').select('share_phone').where('id', '=', bought).executeTakeFirst()).toEqual({
      share_phone: false,
    });

    expect((await noticesOf(otieno))[0]?.title).toContain('deleted');
    expect((await otieno.get(`/api/active-requests/${request}`)).statusCode).toBe(404);
    expect((await signIn(app, form.email)).statusCode).toBe(401);
    // The e-mail is free again.
    expect((await browser(app).post('/api/auth/sign-up', signUpForm({ email: form.email }))).statusCode).toBe(200);
  });

  it('leaves an id that nobody signs up with again, as it was or otherwise', async () => {
    const { person, form } = await signedUp(app);
    expect((await erase(person)).statusCode).toBe(200);
    for (const again of [form, { ...form, full_name: 'Somebody Else' }, signUpForm({ id: form.id })]) {
      const reply = await browser(app).post('/api/auth/sign-up', again);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'id_taken']);
    }
  });

  it('leaves the e-mail in no count, nor do those who try it later', async () => {
    const { person, form } = await signedUp(app);
    const stranger = browser(app);
    const trying = async () => {
      await signIn(app, form.email, 'Chui2026');
      for (const door of ['request-password-reset', 'resend-verification']) await stranger.post(`/api/auth/${door}`, { email: form.email });
      await stranger.post('/api/auth/sign-up', signUpForm({ email: form.email, password: 'Password1', confirmPassword: 'Password1' }));
    };
    await trying();
    const moving = await buyer(app, db);
    await moving.post('/api/auth/change-email', { email: form.email, current_password: 'Simba2026' });
    expect((await erase(person)).statusCode).toBe(200);
    await drain();
    expect(await whereStands(db, [form.email])).toEqual([]);
    await trying();
    await drain();
    expect(await whereStands(db, [form.email])).toEqual([]);
  });

  it('withdraws the pending bids of a dealer, takes the cars from the stock and tells the buyers', async () => {
    const { person, form } = await knownDealer();
    const wanjiru = await buyer(app, db);
    const licence = await photos.upload(person, small, { owner: 'licence' });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', person.user_id).execute();
    expect((await person.put('/api/profile/licence-photo', { photo_id: licence.json().id })).statusCode).toBe(200);
    await db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', person.user_id).execute();
    const [first, second] = [await postedRequest(wanjiru), await postedRequest(wanjiru)];
    const car_id = await stockedCar(person);
    const pending = await placedBid(person, first);
    const accepted = await acceptedBid(wanjiru, person, second, { car_id });
    // Frozen by the deletion of its request, of which nobody is told any more.
    const deleted = await postedRequest(wanjiru);
    const frozen = await placedBid(person, deleted);
    expect((await wanjiru.delete(`/api/requests/${deleted}`)).statusCode).toBe(200);
    await drain();
    expect((await person.get('/api/profile/erasing')).json().ending).toEqual({ requests: 0, bids: 2, cars: 1 });
    expect(await namedIn(person)).toEqual(expect.arrayContaining(ofDealers));

    expect((await erase(person)).statusCode).toBe(200);
    await drain();
    expect(await namedIn(person)).toEqual([]);
    const about = [form.email, 'Kipchoge', 'Eldoret', 'LIC-77120', 'Uganda Road', '722998877', '722 998 877'];
    expect(await whereStands(db, about)).toEqual([]);

    const bids = (await wanjiru.get('/api/bids')).json().rows;
    const of = (id: string) => bids.find((each: { id: string }) => each.id === id);
    expect(of(pending)).toMatchObject({ status: 'rejected', withdrawn_at: expect.any(String), dealer: { full_name: 'Unknown Dealer' } });
    expect(of(pending).decided_at).toBe(of(pending).withdrawn_at);
    expect(await db.selectFrom('bids').select('status').where('id', '=', frozen).executeTakeFirst()).toEqual({ status: 'rejected' });
    expect(of(accepted)).toMatchObject({ status: 'accepted', withdrawn_at: null, car: null, car_gone: 'deleted' });
    expect((await wanjiru.get(`/api/cars/${car_id}`)).statusCode).toBe(404);
    expect(
      (await noticesOf(wanjiru))
        .slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['An offer was withdrawn', 'The dealer of an accepted offer has left']);
    expect(await db.selectFrom('photos').select('id').where('licence_dealer_id', '=', person.user_id).execute()).toEqual([]);
    expect((await admin.get(`/api/photos/${licence.json().id}/file?size=800.webp`)).statusCode).toBe(404);
  });
});
