import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, test } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { buyer } from '../support/people.ts';

// Opening a page marks the notices about it as read (docs/domain/permissions.md, "Notices").

const { app, db } = await testApp();
const [one, other] = [uuidv7(), uuidv7()];
let reader: Person;

beforeEach(async () => {
  reader = await buyer(app, db);
  const offerFor = (request_id: string) => ({ request_id, car_model: 'Toyota Axio', price: 1_200_000, dealer: { user_id: uuidv7() } });
  const viewing = { car_model: 'Toyota Axio', at: '2026-11-22T07:30:00Z', reader: 'buyer', other: { user_id: uuidv7() }, by: 'dealer' };
  const told = [
    { kind: 'bid-placed', params: offerFor(one) },
    { kind: 'bid-placed', params: offerFor(one) },
    { kind: 'bid-placed', params: offerFor(other) },
    { kind: 'appointment-confirmed', params: { ...viewing, appointment_id: one } },
    { kind: 'message-unread', params: { ...viewing, appointment_id: other, count: 1 } },
    { kind: 'of-a-newer-version', params: {} },
  ];
  const rows = told.map(({ kind, params }, index) => ({
    user_id: reader.user_id,
    event_id: -1 - index,
    kind,
    params: JSON.stringify(params),
  }));
  await db.insertInto('notifications').values(rows).execute();
});

const open = async (about: string) => (await reader.post('/api/notifications/read', { about })).json();

test('the notices about a thing are read once its page is open, and no others', async () => {
  expect(await open(`/dashboard/messages/${one}`)).toEqual({ unread: 6 });
  expect(await open(`/appointment/${one}`)).toEqual({ unread: 5 });
  expect(await open(`/dashboard/requests#${one}`)).toEqual({ unread: 3 });
  expect(await open('/dashboard/requests')).toEqual({ unread: 2 });
  expect(await open('/dashboard/requests')).toEqual({ unread: 2 });
});

test('an unread message is read in Messages and on the page of its viewing, which has the chat too', async () => {
  await open(`/dashboard/messages/${other}`);
  expect((await reader.get('/api/notifications?group=messages&only=unread')).json().rows).toEqual([]);
  await db.updateTable('notifications').set({ read_at: null }).where('user_id', '=', reader.user_id).execute();
  await open(`/appointment/${other}`);
  expect((await reader.get('/api/notifications?group=messages&only=unread')).json().rows).toEqual([]);
});

test('the reader’s other tabs hear of it once', async () => {
  const heard = () =>
    db.selectFrom('events').select('id').where('type', '=', 'notification.read').where('actor_id', '=', reader.user_id).execute();
  await open(`/dashboard/requests#${one}`);
  await open(`/dashboard/requests#${one}`);
  expect(await heard()).toHaveLength(1);
});

test('an address no page can have is refused', async () => {
  expect((await reader.post('/api/notifications/read', { about: 'x'.repeat(201) })).statusCode).toBe(422);
});
