import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { confirmedAppointment, eventsAbout, postedRequest } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const [achieng, baraka] = [await buyer(app, db, { full_name: 'Achieng Odhiambo' }), await buyer(app, db, { full_name: "Baraka Ng'ang'a" })];
const [lakeside, otieno] = [
  await dealer(app, db, { business_name: 'Lakeside Motors', full_name: 'Peter Ouma' }),
  await dealer(app, db, { full_name: 'Otieno Were' }),
];

async function viewing(of: Person, by: Person, car_model: string) {
  return (await confirmedAppointment(of, by, await postedRequest(of, { car_model }))).id;
}
async function write(who: Person, appointment: string, message: string) {
  const reply = await who.post(`/api/appointments/${appointment}/messages`, { id: uuidv7(), message });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

const axio = await viewing(achieng, lakeside, 'Toyota Axio 2016');
const note = await viewing(baraka, lakeside, 'Nissan Note 100% clean');
const silent = await viewing(baraka, otieno, 'Subaru Impreza');
const prado = await viewing(achieng, otieno, 'Toyota Prado');
await write(lakeside, axio, 'Karibu');
await write(achieng, prado, 'Is it still there?');
await write(baraka, note, 'I come at ten');
await write(lakeside, note, 'Sawa');
// Unread by its dealer alone.
await baraka.post(`/api/appointments/${note}/messages/read`);
// Read by its receiver, and over.
await otieno.post(`/api/appointments/${prado}/messages/read`);
await achieng.post(`/api/appointments/${prado}/cancel`, { reason: 'I have found another car' });

const named: Record<string, string> = { [axio]: 'axio', [note]: 'note', [prado]: 'prado', [silent]: 'silent' };
async function listed(query = '') {
  const { rows, count } = (await admin.get(`/api/admin/conversations?${query}`)).json();
  expect(count).toBe(rows.length);
  return rows.map(({ id }: { id: string }) => named[id]).join(' ');
}

describe('the administrator’s list of conversations', () => {
  it('has those with a message, the last written in first, with both parties, the car, the viewing and what is unread by either', async () => {
    expect(await listed()).toBe('note prado axio');
    const { rows } = (await admin.get('/api/admin/conversations')).json();
    expect(rows[0]).toEqual({
      id: note,
      car_model: 'Nissan Note 100% clean',
      buyer: { user_id: baraka.user_id, name: "Baraka Ng'ang'a" },
      dealer: { user_id: lakeside.user_id, name: 'Lakeside Motors' },
      appointment_date: expect.stringMatching(/Z$/),
      status: 'confirmed',
      last_message: { message: 'Sawa', image_urls: [], sender_id: lakeside.user_id, created_at: expect.stringMatching(/Z$/) },
      unread: 1,
    });
    expect(rows.map(({ unread }: { unread: number }) => unread)).toEqual([1, 0, 1]);
  });

  it.each([
    ['', 'note prado axio'],
    ['show=active', 'note axio'],
    ['show=unread', 'note axio'],
    ['search=ACHIENG', 'prado axio'],
    ['search=lakeside', 'note axio'],
    ['search=peter+ouma', 'note axio'],
    ['search=ng%27ang', 'note'],
    ['search=toyota', 'prado axio'],
    ['search=toyota&show=active', 'axio'],
    ['search=100%25+clean', 'note'],
    ['search=%25', 'note'],
    ['search=impreza', ''],
    ['search=karibu', ''],
  ])('%s: %s', async (query, found) => {
    expect(await listed(query)).toBe(found);
  });

  it('knows no other filter', async () => {
    expect((await admin.get('/api/admin/conversations?show=archived')).statusCode).toBe(422);
  });
});

describe('opening a conversation', () => {
  const openings = () => eventsAbout(db, axio).then((events) => events.filter(({ type }) => type === 'thread.inspected'));

  it('is in the audit log each time, once for all its pages, and marks nothing as read', async () => {
    for (const times of [1, 2]) {
      expect((await admin.post(`/api/admin/conversations/${axio}/open`)).json()).toMatchObject({ id: axio, unread: 1 });
      await admin.get(`/api/appointments/${axio}/messages`);
      expect(await openings()).toHaveLength(times);
    }
    expect((await openings())[0]).toMatchObject({ actor_id: admin.user_id });
    expect((await achieng.get('/api/messages/unread')).json()).toEqual({ unread: 1 });
    expect(await listed('show=unread')).toBe('note axio');
  });

  it('is not possible where nobody has written', async () => {
    for (const id of [silent, uuidv7(), 'x']) expect((await admin.post(`/api/admin/conversations/${id}/open`)).statusCode).toBe(404);
  });
});
