import { expect, test } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, confirmedAppointment, postedRequest, startedAppointment } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';
import { makeJobsDue, testWorker } from '../support/worker.ts';

// A notice and its mail name the person who acted. When the administrator acted that is our team, never the other party.

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const admin = await administrator(app, db);

interface Told {
  notice: string;
  mail: string | undefined;
}

/** A user's last notice about an appointment, and its mail if it has one. */
async function lastTold(person: Person, appointmentId: string): Promise<Told> {
  const address = `/appointment/${appointmentId}`;
  const rows: { body: string; link: string }[] = (await person.get('/api/notifications')).json().rows;
  const { email } = await db.selectFrom('users').select('email').where('id', '=', person.user_id).executeTakeFirstOrThrow();
  const mail = (await listOutbox(config.dataDir)).find(({ to, text }) => to === email && text.includes(address));
  return { notice: rows.find(({ link }) => link === address)?.body ?? '', mail: mail?.text.replace(/[ \n]+/g, ' ') };
}

const acts = {
  confirm: { path: 'confirm', body: {}, says: 'confirmed the viewing of the Toyota Axio 2016 on' },
  reschedule: { path: 'reschedule', body: inDays(4), says: 'proposed' },
  cancel: { path: 'cancel', body: { reason: 'Sick' }, says: 'cancelled the viewing of the Toyota Axio 2016 on' },
  sold: { path: 'complete', body: { outcome: 'sold' }, says: 'recorded that the Toyota Axio 2016 was sold for KSh\u00a01,285,000' },
  'not sold': { path: 'complete', body: { outcome: 'not_sold' }, says: 'recorded that the Toyota Axio 2016 was not sold' },
};
type Act = keyof typeof acts;

/** A new deal in which this user takes this step; returns its parties, after all jobs have run. */
async function done(act: Act, by: 'buyer' | 'dealer' | 'admin') {
  const people = { buyer: await buyer(app, db), dealer: await dealer(app, db), admin };
  const { path, body } = acts[act];
  let id: string;
  if (act === 'confirm')
    id = await bookedAppointment(people.buyer, await acceptedBid(people.buyer, people.dealer, await postedRequest(people.buyer)));
  else ({ id } = await confirmedAppointment(people.buyer, people.dealer));
  if (path === 'complete') await startedAppointment(db, id);
  await drain();
  const reply = await people[by].post(`/api/appointments/${id}/${path}`, body);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  await drain();
  // The mails that wait, because one about this appointment went before.
  await makeJobsDue(db);
  await drain();
  return { people, id };
}

/** The notice begins with this sentence, and so does the mail after its greeting. 'Not sold' sends no mail. */
function expectSaid(act: Act, { notice, mail }: Told, sentence: string): void {
  expect(notice.slice(0, sentence.length)).toBe(sentence);
  if (act !== 'not sold') expect(mail).toMatch(new RegExp(`Habari \\w+, ${sentence}`));
}

// The administrator can't propose a time.
test.each((Object.keys(acts) as Act[]).filter((act) => act !== 'reschedule'))('the administrator: %s', async (act) => {
  const { people, id } = await done(act, 'admin');
  for (const party of [people.buyer, people.dealer]) expectSaid(act, await lastTold(party, id), `Our team ${acts[act].says}`);
});

test.each(Object.keys(acts) as Act[])('the dealer: %s', async (act) => {
  const { people, id } = await done(act, 'dealer');
  expectSaid(act, await lastTold(people.buyer, id), `Otieno Ouma ${acts[act].says}`);
});

test('whoever recorded a sale has a notice that says they did, and no mail about it', async () => {
  const { people, id } = await done('sold', 'buyer');
  const own = await lastTold(people.buyer, id);
  expect(own.notice).toContain(`You ${acts.sold.says}`);
  expect(own.mail).not.toContain('recorded');
  expectSaid('sold', await lastTold(people.dealer, id), `Wanjiru Kamau ${acts.sold.says}`);
});
