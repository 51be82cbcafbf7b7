import { expect, test } from 'vitest';
import { sendTokenMail } from '../../server/modules/auth/jobs.ts';
import { testApp } from '../support/app.ts';
import { confirmedAppointment } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { mailServer, makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

const server = await mailServer();
const { app, db, ...parts } = await testApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://tafutagari.example' });
const worker = await testWorker({ db, ...parts });
const written = () => server.mails.map(({ html, to }) => [to?.[0]?.name, /<html[^>]* lang="(\w+)"/.exec(html ?? '')?.[1]]);

test('each mail is in the language of whoever gets it, the link to a public page too', async () => {
  server.mails.length = 0;
  for (const language of ['en', 'sw'] as const) {
    const { user_id } = await buyer(app, db, { language, full_name: `Mama ${language}` });
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute();
    await worker.run(sendTokenMail, { user_id, purpose: 'verify' });
  }
  expect(written()).toEqual([
    ['Mama en', 'en'],
    ['Mama sw', 'sw'],
  ]);
  expect(server.mails.map(({ text }) => /https:\/\/tafutagari.example(\/[^?\s]*)\?/.exec(text ?? '')?.[1])).toEqual([
    '/auth/verify',
    '/sw/auth/verify',
  ]);
});

test('of one viewing each of the two reads in the own language, and no job reads a word for nobody', async () => {
  const wanjiru = await buyer(app, db, { language: 'sw', full_name: 'Wanjiru Kamau' });
  const otieno = await dealer(app, db, { full_name: 'Otieno Ouma' });
  await confirmedAppointment(wanjiru, otieno);
  await makeJobsDue(db);
  server.mails.length = 0;
  await worker.drain();
  expect(new Set(written().map(String))).toEqual(new Set(['Wanjiru Kamau,sw', 'Otieno Ouma,en']));
  expect((await queuedJobs(db)).flatMap(({ last_error }) => last_error ?? [])).toEqual([]);
});
