import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';
import { mailServer, makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

const mail = await mailServer();
const parts = await testApp({ SMTP_URL: mail.url });
const { app, db } = parts;
const worker = await testWorker(parts);

const noticesOf = async (who: Person): Promise<{ title: string; body: string }[]> =>
  (await who.get('/api/notifications')).json().rows.reverse();
const titles = async (who: Person) => (await noticesOf(who)).map(({ title }) => title);

it('tells each side of a deal what it should know, by notice and by mail, with no job left behind', async () => {
  const [wanjiru, otieno, third] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
  const admin = await administrator(app, db);
  // The worker runs after each step, as it does in life: notices say what is true when they are made.
  const step = async (reply: ReturnType<Person['post']>) => {
    const { statusCode, body } = await reply;
    expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
    await worker.drain();
  };
  const request = await postedRequest(wanjiru);
  const id = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request), inDays(3, '19:00'));
  await placedBid(third, request);
  await step(otieno.post(`/api/appointments/${id}/reschedule`, inDays(4, '19:00')));
  await step(wanjiru.post(`/api/appointments/${id}/confirm`, {}));
  await step(otieno.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message: 'Karibu' }));
  await startedAppointment(db, id);
  await step(wanjiru.post(`/api/appointments/${id}/complete`, { outcome: 'sold' }));
  await step(wanjiru.post(`/api/appointments/${id}/rating`, { id: uuidv7(), rating: 5 }));
  await step(otieno.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'It was not sold' }));
  await step(admin.post(`/api/admin/appointments/${id}/decision`, { decision: 'upheld', reason: 'We asked both' }));
  await step(admin.post(`/api/admin/appointments/${id}/status`, { status: 'completed', outcome: 'not_sold' }));
  await step(admin.post(`/api/admin/appointments/${id}/status`, { status: 'cancelled' }));

  expect(await titles(wanjiru)).toEqual([
    'New offer: KSh\u00a01,285,000',
    'New offer: KSh\u00a01,285,000',
    'A new time was proposed',
    'Sale recorded',
    'The outcome is being checked',
    'Our team decided: the record stands',
    'Viewing completed, not sold',
    'Viewing set to cancelled',
  ]);
  expect((await titles(otieno)).sort()).toEqual(
    [
      'Your bid was accepted',
      'A viewing to confirm',
      'Viewing confirmed',
      'Sale recorded',
      'Commission due: KSh\u00a025,700',
      'You were rated',
      'Our team decided: the record stands',
      // Its days to pay begin again.
      'Commission due: KSh\u00a025,700',
      'Commission withdrawn',
      'Viewing completed, not sold',
      'Viewing set to cancelled',
    ].sort(),
  );
  const outside = async (who: Person) => (await noticesOf(who)).filter(({ body }) => body.includes('That is outside the yard’s hours.'));
  expect((await outside(otieno)).map(({ title }) => title)).toEqual(['A viewing to confirm']);
  expect((await outside(wanjiru)).map(({ title }) => title)).toEqual(['A new time was proposed']);
  expect(await titles(third)).toEqual(['Your bid was not taken']);
  const left = await queuedJobs(db);
  expect(left.map(({ task, attempts, last_error }) => [task, attempts, last_error]).sort()).toEqual([
    ['remind-unread', 0, null],
    ['send-gathered-mail', 0, null],
    ['send-gathered-mail', 0, null],
  ]);
  await makeJobsDue(db);
  await worker.drain();
  expect(await queuedJobs(db)).toEqual([]);
  expect(mail.mails.length).toBeGreaterThan(8);
  expect(mail.mails.filter((sent) => JSON.stringify(sent).includes('outside the yard’s hours')).length).toBeGreaterThan(0);
});
