import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';
import { seedContent } from '../../server/modules/content/edit.ts';
import type { AuditRow } from '../../shared/audit/api.ts';
import { fieldLabels, isText } from '../../shared/audit/fields.ts';
import { allChecked, business, signedUp } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, postedRequest, startedDeal } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { saveSettings } from '../support/settings.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);
beforeAll(() => saveSettings(admin, { autoApproveListings: false }));

const post = async (path: string, body: object = {}) => {
  const reply = await admin.post(`/api/admin/${path}`, body);
  expect([path, reply.statusCode]).toEqual([path, 200]);
};
const waitingDealer = async () => (await signedUp(app, { ...business })).person;
const verifiedDealer = async () => {
  const person = await waitingDealer();
  await post(`users/${person.user_id}/verification`, allChecked());
  return person;
};
const proposing = async () => {
  const person = await verifiedDealer();
  const profile = (await person.put('/api/profile', { business_name: 'Rift Valley Motors' })).json();
  return { person, change_id: profile.business_change.id as string };
};
const waitingCar = async () => stockedCar(await dealer(app, db));
const sold = async () => {
  const deal = await startedDeal(app, db);
  const done = await deal.otieno.post(`/api/appointments/${deal.id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
  return { ...deal, commission: done.json().commission.id as string };
};

/** The act of the administrator, what it does, returning an id by which it is found, and what the log says of it. */
const acts: [type: string, act: () => Promise<string>, changes: [name: string, before: string | null, after: string | null][]][] = [
  [
    'dealer.verified',
    async () => (await verifiedDealer()).user_id,
    [
      ['Verified', 'no', 'yes'],
      ['Phone called', null, 'yes'],
      ['Address found', null, 'yes'],
      ['Licence number checked', null, 'yes'],
    ],
  ],
  [
    'dealer.revoked',
    async () => {
      const { user_id } = await verifiedDealer();
      await post(`users/${user_id}/verification`, { is_verified: false, reason: 'Moved away' });
      return user_id;
    },
    [
      ['Verified', 'yes', 'no'],
      ['Reason', null, 'Moved away'],
    ],
  ],
  [
    'dealer.more_asked',
    async () => {
      const { user_id } = await waitingDealer();
      await post(`users/${user_id}/verification/more`, { id: uuidv7(), reason: 'A photo of the yard' });
      return user_id;
    },
    [['Reason', null, 'A photo of the yard']],
  ],
  [
    'business.change_approved',
    async () => {
      const { person, change_id } = await proposing();
      await post(`users/${person.user_id}/business-change/approve`, { change_id });
      return person.user_id;
    },
    [['Business name', business.business_name, 'Rift Valley Motors']],
  ],
  [
    'business.change_refused',
    async () => {
      const { person, change_id } = await proposing();
      await post(`users/${person.user_id}/business-change/refuse`, { change_id, reason: 'Not registered' });
      return person.user_id;
    },
    [
      ['Changed details', 'waiting', 'refused'],
      ['Reason', null, 'Not registered'],
    ],
  ],
  [
    'car.approved',
    async () => {
      const car = await waitingCar();
      await post(`cars/${car}/approve`, { version: 1 });
      return car;
    },
    [['Approval', 'waiting', 'approved']],
  ],
  [
    'car.refused',
    async () => {
      const car = await waitingCar();
      await post(`cars/${car}/refuse`, { version: 1, reason: 'No photos' });
      return car;
    },
    [
      ['Approval', 'waiting', 'refused'],
      ['Reason', null, 'No photos'],
    ],
  ],
  [
    'car.taken_down',
    async () => {
      const car = await waitingCar();
      await post(`cars/${car}/approve`, { version: 1 });
      await post(`cars/${car}/take-down`, { version: 1, reason: 'Sold elsewhere' });
      return car;
    },
    [
      ['Approval', 'approved', 'taken down'],
      ['Reason', null, 'Sold elsewhere'],
    ],
  ],
  [
    'request.status_changed',
    async () => {
      const request = await postedRequest(await buyer(app, db));
      await post(`requests/${request}/status`, { status: 'cancelled' });
      return request;
    },
    [['Status', 'active', 'cancelled']],
  ],
  [
    'appointment.status_set',
    async () => {
      const [one, other] = [await buyer(app, db), await dealer(app, db)];
      const id = await bookedAppointment(one, await acceptedBid(one, other, await postedRequest(one)));
      await post(`appointments/${id}/status`, { status: 'confirmed' });
      return id;
    },
    [['Status', 'pending', 'confirmed']],
  ],
  [
    'commission.paid',
    async () => {
      const { commission } = await sold();
      await post(`commissions/${commission}/paid`, { payment_reference: 'SJK4XQ1Z9P' });
      return commission;
    },
    [
      ['Status', 'pending', 'paid'],
      ['Reference of the payment', null, 'SJK4XQ1Z9P'],
    ],
  ],
  [
    'commission.updated',
    async () => {
      const { id, commission } = await sold();
      await post(`appointments/${id}/status`, { status: 'completed', outcome: 'sold', final_price: 1_500_000 });
      return commission;
    },
    [
      ['Final price', 'KSh\u00a01,200,000', 'KSh\u00a01,500,000'],
      ['Commission', 'KSh\u00a024,000', 'KSh\u00a030,000'],
    ],
  ],
  [
    'commission.removed',
    async () => {
      const { id, commission } = await sold();
      await post(`appointments/${id}/status`, { status: 'completed', outcome: 'not_sold' });
      return commission;
    },
    [
      ['Final price', 'KSh\u00a01,200,000', null],
      ['Commission', 'KSh\u00a024,000', null],
    ],
  ],
  [
    'commission.released',
    async () => {
      const { wanjiru, id, commission } = await sold();
      await db.updateTable('commissions').set({ due_at: '2026-01-02T09:00:00Z' }).where('id', '=', commission).execute();
      await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less' });
      await post(`appointments/${id}/decision`, { decision: 'upheld', reason: 'Both wrote it' });
      return commission;
    },
    [['Due', '2 Jan 2026', expect.stringMatching(/^\d+ \w+ \d{4}$/) as unknown as string]],
  ],
  [
    'commission.refunded',
    async () => {
      const { wanjiru, id, commission } = await sold();
      await post(`commissions/${commission}/paid`, { payment_reference: null });
      await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'It was not sold' });
      await post(`appointments/${id}/decision`, { decision: 'not_sold', reason: 'Both wrote it', refund_reference: 'SJK9' });
      return commission;
    },
    [
      ['Status', 'paid', 'refunded'],
      ['Reference of the refund', null, 'SJK9'],
    ],
  ],
  [
    'content.updated',
    async () => {
      await seedContent(db);
      const texts = (await admin.get('/api/admin/content?page_key=home')).json().rows;
      const { id, version, content_value } = texts.find(({ content_key }: { content_key: string }) => content_key === 'greeting');
      expect(content_value).toMatch(/^Welcome/);
      expect((await admin.put(`/api/admin/content/${id}`, { content_value: 'Karibu', version })).statusCode).toBe(200);
      return id;
    },
    [['home/hero/greeting', expect.stringMatching(/^Welcome/) as unknown as string, 'Karibu']],
  ],
  [
    'outcome.decided',
    async () => {
      const { wanjiru, id } = await sold();
      await wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less' });
      await post(`appointments/${id}/decision`, { decision: 'upheld', reason: 'Both wrote it' });
      return id;
    },
    [
      ['Verdict', null, 'upheld'],
      ['Reason', null, 'Both wrote it'],
    ],
  ],
  [
    'settings.saved',
    async () => {
      await saveSettings(admin, { supportEmail: 'msaada@example.com' });
      return admin.user_id;
    },
    [['Support address', expect.any(String) as unknown as string, 'msaada@example.com']],
  ],
  [
    'settings.payment_saved',
    async () => {
      expect((await admin.put('/api/admin/settings/payment', { kind: 'till', number: '123456', name: 'Gari Ltd' })).statusCode).toBe(200);
      return admin.user_id;
    },
    [['Number', null, '123456']],
  ],
];

it('what somebody changes of the own profile says so too', async () => {
  const person = await buyer(app, db);
  await person.put('/api/profile', { full_name: 'Wanjiru Njoki', phone: '0712 345 678', location: 'Nakuru' });
  const { rows } = (await admin.get(`/api/admin/audit?person=${person.user_id}`)).json() as { rows: AuditRow[] };
  expect(rows[0]).toMatchObject({ sentence: 'Wanjiru Njoki changed the profile', address: '127.0.0.1' });
  expect(rows[0]?.changes).toEqual([{ name: 'Full name', before: 'Wanjiru Kamau', after: 'Wanjiru Njoki' }]);
});

it('changed business details say from what to what when they are sent, to the administrator alone, until the account is erased', async () => {
  const { person } = await proposing();
  const sent = async () => {
    const { rows } = (await admin.get(`/api/admin/audit?person=${person.user_id}&kind=business`)).json() as { rows: AuditRow[] };
    return rows.find(({ type }) => type === 'business.change_sent')?.changes;
  };
  expect(await sent()).toEqual([{ name: 'Business name', before: business.business_name, after: 'Rift Valley Motors' }]);
  await erase(person);
  expect(await sent()).toEqual([]);
});

it.each(acts)('%s says from what to what, who, and from where', async (type, act, changes) => {
  const thing = await act();
  const { rows } = (await admin.get(`/api/admin/audit?thing=${thing}`)).json() as { rows: AuditRow[] };
  const row = rows.find((each) => each.type === type);
  expect(row).toMatchObject({ who: 'You', address: '127.0.0.1', sentence: expect.stringMatching(/^You /) });
  expect(row?.changes).toEqual(expect.arrayContaining(changes.map(([name, before, after]) => ({ name, before, after }))));
});

it('a commission is named with what was owed then', async () => {
  const { id, commission } = await sold();
  await post(`appointments/${id}/status`, { status: 'completed', outcome: 'sold', final_price: 1_500_000 });
  const { rows } = (await admin.get(`/api/admin/audit?thing=${commission}`)).json() as { rows: AuditRow[] };
  expect(rows.map(({ sentence }) => sentence.replace(/, [^,]*$/, ''))).toEqual([
    'You changed a commission to KSh\u00a030,000',
    expect.stringMatching(/ recorded a commission of KSh\u00a024,000$/),
  ]);
});

it('every field that was recorded here has words', async () => {
  const { rows } = await sql<{ field: string }>`
    select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field from events`.execute(db);
  const fields = rows.map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((field) => !(field in fieldLabels()) && !isText(field))).toEqual([]);
});
