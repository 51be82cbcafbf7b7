import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { postedRequest, said, startedDeal } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator, buyer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

// What both sides are told of acts, from the act to what they read.

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const admin = await administrator(app, db);

it('the buyer is told when our team closes their request', async () => {
  const wanjiru = await buyer(app, db);
  const request = await postedRequest(wanjiru);
  await said(admin.post(`/api/admin/requests/${request}/status`, { status: 'cancelled' }));
  await drain();
  expect(await mailsTo(wanjiru)).toContain('own-request-set');
  expect((await noticesOf(wanjiru))[0]?.body).toContain('Our team');
});

it.each([
  ['sold', 'owed', 'Our team decides; the commission waits.'],
  ['sold', 'paid', 'Our team decides.'],
  ['not_sold', 'not owed', 'Our team decides.'],
])('a disputed outcome “%s”, its commission %s: “%s”', async (outcome, commission, sentence) => {
  const { wanjiru, otieno, id } = await startedDeal(app, db);
  const recorded = await otieno.post(`/api/appointments/${id}/complete`, { outcome });
  if (commission === 'paid') await said(admin.post(`/api/admin/commissions/${recorded.json().commission.id}/paid`, {}));
  await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'That is not so.' }));
  await drain();
  const [notice] = (await noticesOf(otieno)).filter(({ body }) => body.includes('is not right'));
  expect(notice?.body.endsWith(sentence)).toBe(true);
});

it('the buyer of a disputed sale reads of no commission', async () => {
  const { wanjiru, otieno, id } = await startedDeal(app, db);
  await said(wanjiru.post(`/api/appointments/${id}/complete`, { outcome: 'sold' }));
  await said(otieno.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'That is not so.' }));
  await drain();
  const [notice] = (await noticesOf(wanjiru)).filter(({ body }) => body.includes('is not right'));
  expect(notice?.body.endsWith('is not right. Our team decides.')).toBe(true);
});

it('what another status would do names the price and the commission of the sale', async () => {
  const { otieno, id } = await startedDeal(app, db);
  await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_250_000 }));
  const facts = (await admin.get(`/api/admin/appointments/${id}/status`)).json();
  expect(facts.commission).toMatchObject({ purchase_price: 1_250_000, commission_amount: 25_000, status: 'pending' });
});
