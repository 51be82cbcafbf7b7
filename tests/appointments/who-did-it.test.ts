import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { bookedAppointment, confirmedAppointment, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

// An id that a reply gives away can be looked up at /api/dealers/<id>.

const { app, db } = await testApp();

it('no reply to a dealer who lost tells the id of who sold, nor the administrator’s', async () => {
  const admin = await administrator(app, db);
  const [wanjiru, winner, loser] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
  const request = await postedRequest(wanjiru);
  const cancelled = await confirmedAppointment(wanjiru, loser, request);
  await admin.post(`/api/admin/appointments/${cancelled.id}/status`, { status: 'cancelled' });
  const outsold = await bookedAppointment(wanjiru, cancelled.bid);
  const sold = await confirmedAppointment(wanjiru, winner, request);
  await startedAppointment(db, sold.id);
  expect((await winner.post(`/api/appointments/${sold.id}/complete`, { outcome: 'sold' })).statusCode).toBe(200);
  const second = await confirmedAppointment(wanjiru, loser);
  await startedAppointment(db, second.id);
  const ended = await admin.post(`/api/admin/appointments/${second.id}/status`, { status: 'completed', outcome: 'sold' });
  expect(ended.json().completed_by).toBe('team');

  expect((await loser.get(`/api/appointments/${cancelled.id}`)).json().cancelled_by).toBe('team');
  expect((await loser.get(`/api/appointments/${outsold}`)).json()).toMatchObject({
    cancelled_by: 'system',
    cancel_reason: 'The buyer chose another car',
  });
  const read = [
    ...[cancelled.id, outsold, second.id].flatMap((id) => [`/api/appointments/${id}`, `/api/appointments/${id}/messages`]),
    ...[
      '/api/appointments',
      '/api/bids',
      '/api/active-requests',
      '/api/notifications',
      '/api/conversations',
      '/api/commissions',
      '/api/home/dealer',
      '/api/commissions/totals',
    ],
    ...['', '/bids'].map((of) => `/api/requests/${request}${of}`),
    `/api/active-requests/${request}`,
  ];
  for (const path of read) {
    const { body } = await loser.get(path);
    for (const stranger of [winner, admin]) expect(body, path).not.toContain(stranger.user_id);
  }
});
