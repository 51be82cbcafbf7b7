import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { confirmedAppointment, eventsAbout, postedRequest } from '../support/deal.ts';
import { rewriteLog } from '../support/log.ts';
import { buyer, dealer, personas } from '../support/people.ts';

const { app, db } = await testApp();
const people = await personas(app, db);

const message = (over: object = {}) => ({ id: uuidv7(), message: 'Is it still there?', ...over });

async function thread() {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  const { id } = await confirmedAppointment(wanjiru, otieno);
  return { wanjiru, otieno, id, path: `/api/appointments/${id}/messages` };
}

async function write(who: Person, appointmentId: string, text: string): Promise<string> {
  const reply = await who.post(`/api/appointments/${appointmentId}/messages`, message({ message: text }));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}

// Who gets which answer stands in tests/permissions/messages.ts.
it('a conversation is in the lists of its two sides, and in no other', async () => {
  const { id } = await confirmedAppointment(people.buyerOwner, people.dealerParty);
  await write(people.buyerOwner, id, 'Habari');
  const { visitor: _, ...signedIn } = people;
  const seen: Record<string, number> = {};
  for (const [name, person] of Object.entries(signedIn)) seen[name] = (await person.get('/api/conversations')).json().rows.length;
  const nobody = { buyerOther: 0, dealerUnverified: 0, dealerOther: 0, admin: 0 };
  expect(seen).toEqual({ ...nobody, buyerOwner: 1, dealerParty: 1 });
});

describe('writing', () => {
  it('goes to the other party, whoever writes, and is heard by both', async () => {
    const { wanjiru, otieno, id, path } = await thread();
    const form = message({ message: '  Bei ya mwisho?\n3 < 4  ' });
    const reply = await wanjiru.post(path, form);
    expect(reply.json()).toMatchObject({
      id: form.id,
      sender_id: wanjiru.user_id,
      receiver_id: otieno.user_id,
      message: 'Bei ya mwisho?\n3 < 4',
      read: false,
    });
    const answer = await otieno.post(path, message());
    expect(answer.json()).toMatchObject({ sender_id: otieno.user_id, receiver_id: wanjiru.user_id });
    const [event] = await eventsAbout(db, form.id);
    expect(event).toMatchObject({ type: 'message.sent', data: { appointment_id: id }, jobs: 0 });
    expect(event?.topics).toEqual(['admin', `user:${wanjiru.user_id}`, `user:${otieno.user_id}`].sort());
  });

  it.each([
    ['', 'Message is required'],
    [' \u200B ', 'Message is required'],
    [undefined, 'Message is required'],
    ['x'.repeat(1001), 'Message is too long'],
  ])('refuses %j', async (text, sentence) => {
    const { wanjiru, path } = await thread();
    const reply = await wanjiru.post(path, message({ message: text }));
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { message: sentence }]);
    expect((await wanjiru.get(path)).json().rows).toEqual([]);
  });

  it('stays open after cancelling', async () => {
    const { wanjiru, otieno, id } = await thread();
    await otieno.post(`/api/appointments/${id}/cancel`, { reason: 'Sold' });
    expect(await write(wanjiru, id, 'Pole')).toBeTruthy();
  });
});

describe('reading', () => {
  it('by the administrator is recorded, once for a look of ten minutes and thread; that of the parties is not', async () => {
    const { wanjiru, otieno, id, path } = await thread();
    const looks = async (about: string) => (await eventsAbout(db, about)).filter(({ type }) => type === 'thread.inspected');
    for (const party of [wanjiru, otieno, people.buyerOther, people.dealerOther]) await party.get(path);
    expect(await looks(id)).toEqual([]);
    await people.admin.get(path);
    await people.admin.get(`${path}?`);
    expect(await looks(id)).toMatchObject([{ actor_id: people.admin.user_id, data: { appointment_id: id }, topics: ['admin'], jobs: 0 }]);
    const other = await thread();
    await people.admin.get(other.path);
    expect((await looks(other.id)).length).toBe(1);
    await rewriteLog(db, sql`update events set created_at = now() - interval '11 minutes' where type = 'thread.inspected'`);
    await people.admin.get(path);
    expect((await looks(id)).length).toBe(2);
  });

  it('by the administrator ten times at once is recorded once, and not at all where nothing was shown', async () => {
    const { id, path } = await thread();
    const looks = async () => (await eventsAbout(db, id)).filter(({ type }) => type === 'thread.inspected').length;
    expect((await people.admin.get(`${path}?cursor=nonsense`)).statusCode).toBe(422);
    expect(await looks()).toBe(0);
    await Promise.all(Array.from({ length: 10 }, () => people.admin.get(path)));
    expect(await looks()).toBe(1);
  });

  it('marks only what was written to me, once, and tells the sender', async () => {
    const { wanjiru, otieno, id, path } = await thread();
    await write(wanjiru, id, 'one');
    await write(wanjiru, id, 'two');
    await write(otieno, id, 'three');
    expect((await otieno.get('/api/messages/unread')).json()).toEqual({ unread: 2 });
    expect((await otieno.post(`${path}/read`)).json()).toEqual({ unread: 0 });
    expect((await otieno.post(`${path}/read`)).json()).toEqual({ unread: 0 });
    expect((await otieno.get(path)).json().rows.map((one: { read: boolean }) => one.read)).toEqual([false, true, true]);
    const read = (await eventsAbout(db, id)).filter((event) => event.type === 'message.read');
    expect(read.map((event) => event.data)).toEqual([{ appointment_id: id, reader_id: otieno.user_id }]);
    expect(read[0]?.topics).toContain(`user:${wanjiru.user_id}`);
  });

  it('pages a thread by fifty, newest first, without losing or repeating one while more arrive', async () => {
    const { wanjiru, id, path } = await thread();
    const written: string[] = [];
    for (let n = 0; n < 53; n++) written.unshift(await write(wanjiru, id, `message ${n}`));
    const first = (await wanjiru.get(path)).json();
    expect(first.rows.length).toBe(50);
    await write(wanjiru, id, 'late');
    const second = (await wanjiru.get(`${path}?cursor=${first.next}`)).json();
    expect([...first.rows, ...second.rows].map((one: { id: string }) => one.id)).toEqual(written);
    expect(second.next).toBeNull();
  });
});

describe('conversations', () => {
  it('are own threads with a message, newest first, found by car or name', async () => {
    const otieno = await dealer(app, db);
    const [wanjiru, amina] = [await buyer(app, db), await buyer(app, db, { full_name: 'Amina Hassan' })];
    const first = await confirmedAppointment(wanjiru, otieno);
    const second = await confirmedAppointment(amina, otieno, await postedRequest(amina, { car_model: 'Mazda Demio' }));
    await confirmedAppointment(wanjiru, otieno);
    await write(wanjiru, first.id, 'first');
    await write(amina, second.id, 'second');
    await write(otieno, first.id, 'third');
    const list = async (who: Person, search = '') => (await who.get(`/api/conversations?search=${search}`)).json().rows;
    expect(await list(otieno)).toMatchObject([
      {
        id: first.id,
        car_model: 'Toyota Axio 2016',
        other: { user_id: wanjiru.user_id, name: 'Wanjiru Kamau' },
        appointment: { id: first.id, status: 'confirmed' },
        last_message: { message: 'third', sender_id: otieno.user_id },
        unread: 1,
      },
      { id: second.id, last_message: { message: 'second' }, unread: 1 },
    ]);
    expect(await list(wanjiru)).toMatchObject([{ id: first.id, unread: 1, other: { name: 'Otieno Ouma' } }]);
    expect((await list(otieno, 'amina')).map((one: { id: string }) => one.id)).toEqual([second.id]);
    expect((await list(otieno, 'axio')).map((one: { id: string }) => one.id)).toEqual([first.id]);
    expect(await list(otieno, '%25')).toEqual([]);
  });

  it('with something unread stand first, each group by its latest message, and move when they are read', async () => {
    const otieno = await dealer(app, db);
    const people = [await buyer(app, db), await buyer(app, db), await buyer(app, db)];
    const threads: { id: string; who: Person }[] = [];
    for (const who of people) threads.push({ id: (await confirmedAppointment(who, otieno)).id, who });
    const [first, second, third] = threads.map(({ id }) => id) as [string, string, string];
    for (const { id, who } of threads) await write(who, id, 'Habari');
    const order = async (who = otieno) => (await who.get('/api/conversations')).json().rows.map((one: { id: string }) => one.id);
    const read = (id: string) => otieno.post(`/api/appointments/${id}/messages/read`);
    expect(await order()).toEqual([third, second, first]);
    await read(third);
    expect(await order()).toEqual([second, first, third]);
    // Writing moves it up among those that are read, and nowhere else.
    await read(second);
    await write(otieno, second, 'Karibu');
    expect(await order()).toEqual([first, second, third]);
    await read(first);
    expect(await order()).toEqual([second, third, first]);
    expect((await people[1]?.get('/api/conversations?unread=true'))?.json()).toMatchObject({ rows: [{ id: second }], unread_chats: 1 });
  });

  it.each(Array.from({ length: 6 }, (_, round) => [round]))(
    'a message ∥ its thread is read: first exactly while something is unread (%d)',
    async () => {
      const { wanjiru, otieno, id, path } = await thread();
      await write(wanjiru, id, 'one');
      await Promise.all([wanjiru.post(path, message()), otieno.post(`${path}/read`), wanjiru.post(path, message())]);
      const { unread } = (await otieno.get('/api/messages/unread')).json();
      const { dealer_has_unread, buyer_has_unread } = await db
        .selectFrom('appointments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([dealer_has_unread, buyer_has_unread]).toEqual([unread > 0, false]);
    },
  );

  it('page by keyset, from the unread ones to the others', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) {
      const { id } = await confirmedAppointment(wanjiru, otieno);
      await write(otieno, id, 'hello');
      ids.unshift(id);
    }
    const unread = ids.filter((_, index) => index % 2 === 0);
    const others = ids.filter((_, index) => index % 2 === 1);
    for (const id of others) await wanjiru.post(`/api/appointments/${id}/messages/read`);
    const first = (await wanjiru.get('/api/conversations')).json();
    const second = (await wanjiru.get(`/api/conversations?cursor=${first.next}`)).json();
    expect([...first.rows, ...second.rows].map((one: { id: string }) => one.id)).toEqual([...unread, ...others]);
  });

  it('page by keyset', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) {
      const { id } = await confirmedAppointment(wanjiru, otieno);
      await write(otieno, id, 'hello');
      ids.unshift(id);
    }
    const first = (await wanjiru.get('/api/conversations')).json();
    const second = (await wanjiru.get(`/api/conversations?cursor=${first.next}`)).json();
    expect([...first.rows, ...second.rows].map((one: { id: string }) => one.id)).toEqual(ids);
    expect([first.unread_chats, second.unread_chats]).toEqual([22, 22]);

    // The oldest has something new and the 21 others were read: a home shows it, though it is on no first page of all chats.
    for (const id of ids.slice(0, 21)) await wanjiru.post(`/api/appointments/${id}/messages/read`);
    const unread = (await wanjiru.get('/api/conversations?unread=true')).json();
    expect([unread.rows.map((one: { id: string }) => one.id), unread.unread_chats]).toEqual([[ids[21]], 1]);
    expect((await otieno.get('/api/conversations?unread=true')).json()).toMatchObject({ rows: [], unread_chats: 0 });
  });
});
