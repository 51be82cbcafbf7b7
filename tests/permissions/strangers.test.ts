import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, said, startedAppointment } from '../support/deal.ts';
import { openTestStream } from '../support/live.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { withRoutes } from '../support/routes.ts';
import { soon } from '../support/soon.ts';
import { testWorker } from '../support/worker.ts';
import { unzipped } from '../support/zip.ts';

// A whole deal with a car, through the eyes of six who have no part in it: all that they are sent is searched for what belongs to the two.

const { app, db, config, url, hub, routes } = await withRoutes(() => testApp());
const { drain } = await testWorker({ config, db, url });
const { uploadedFor, uploaded } = photosOf(app, config);

const pair = {
  wanjiru: await buyer(app, db, { full_name: 'Nyambura Wairimu', phone: '0733 456 123' }),
  otieno: await dealer(app, db, { full_name: 'Kipchoge Sang', phone: '0722 998 877', business_name: 'Rift Motors' }),
};
const strangers = {
  'a visitor': { user_id: '', cookie: '' },
  'another buyer, who keeps the car': await buyer(app, db),
  'a verified dealer, who made an offer too': await dealer(app, db),
  'a dealer who is not verified': await dealer(app, db, { is_verified: false }),
  'somebody who signed out': await buyer(app, db),
  'somebody who erased the account': await dealer(app, db),
};
const { 'another buyer, who keeps the car': keeper, 'a verified dealer, who made an offer too': rival } = strangers;
const { 'somebody who signed out': gone, 'somebody who erased the account': erased } = strangers;
const admin = await administrator(app, db);

/** What the two have of each other, and who else may know it: docs/domain/permissions.md, "Requests" and "Dealers". */
const known: Record<keyof typeof strangers, string[]> = {
  'a visitor': [],
  'another buyer, who keeps the car': ['the dealer’s own name'],
  'a verified dealer, who made an offer too': ['the request', 'the buyer’s name', 'the dealer’s own name'],
  'a dealer who is not verified': ['the request', 'the dealer’s own name'],
  'somebody who signed out': [],
  'somebody who erased the account': [],
};

/** What somebody was sent, and by what: 'GET /api/bids'. */
interface Sent {
  by: string;
  text: string;
}

/** The id to ask a route with, by what stands before it in the address. */
const ids: Record<string, string> = { dealers: pair.otieno.user_id, users: pair.wanjiru.user_id };

/** Tries every route with the ids of the deal: reads, and changes with an empty body, of which no stranger's may succeed. */
async function allRoutes({ cookie }: Pick<Person, 'cookie'>, methods: string[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const route of routes) {
    if (/live$|\/api\/docs|\/auth\/|dev\//.test(route)) continue;
    const [method = '', path = ''] = route.split(' ');
    if (!methods.includes(method)) continue;
    const address = path.replace(/([a-z-]+)\/:\w+/g, (_, subject: string) => `${subject}/${ids[subject] ?? uuidv7()}`);
    const body = method === 'GET' ? {} : { payload: {} };
    const reply: LightMyRequestResponse = await app.inject({ method: method as 'GET', url: address, headers: { cookie }, ...body });
    sent.push({ by: `${method} ${address}`, text: `${reply.body}${JSON.stringify(reply.headers)}` });
  }
  return sent;
}

/** Their copy of their own data, as text. */
async function ownCopy(person: Person): Promise<Sent[]> {
  await said(person.post('/api/profile/export', { id: uuidv7() }));
  await drain();
  const { export: ready } = (await person.get('/api/profile/export')).json();
  const { rawPayload } = await person.get(`/api/profile/export/${ready.id}/file`);
  return [...(await unzipped(rawPayload))].map(([name, text]) => ({ by: `the copy's ${name}`, text }));
}

/** What their stream tells from this cursor on, to a change of their own. */
async function heard(live: string, person: Person, cursor: string | undefined): Promise<Sent[]> {
  await said(person.put('/api/profile', { location: 'Kitale' }));
  const stream = await openTestStream(live, person.cookie, cursor);
  const events = await stream.until({ type: 'profile.updated', data: { user_id: person.user_id } });
  stream.close();
  return events.map((event) => ({ by: 'the live stream', text: JSON.stringify(event) }));
}

async function mailsTo({ user_id }: Person): Promise<Sent[]> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow();
  const mails = (await listOutbox(config.dataDir)).filter(({ to }) => to === email);
  return mails.map(({ mail, subject, text, html }) => ({ by: `the mail ${mail}`, text: `${subject} ${text} ${html}` }));
}

/** The cursor of their stream as it stands now. */
async function cursorOf(live: string, { cookie }: Person): Promise<string | undefined> {
  const stream = await openTestStream(live, cookie);
  await stream.next();
  stream.close();
  return stream.cursor();
}

const emailOf = async ({ user_id }: Person) =>
  (await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirstOrThrow()).email;

it('nobody who has no part in a deal is sent anything of it', async () => {
  const { wanjiru, otieno } = pair;
  await gone.post('/api/auth/sign-out');
  await said(erased.post('/api/profile/erase', { current_password: 'Simba2026' }));
  // A cursor names an event: there has to be one before the first stream opens.
  await postedRequest(keeper);
  await soon(() => expect(hub.position().id).toBeGreaterThan(0));
  const live = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/live`;
  const present = [keeper, rival, strangers['a dealer who is not verified'], wanjiru, otieno, admin];
  const cursors = new Map<Person, string | undefined>();
  for (const person of present) cursors.set(person, await cursorOf(live, person));

  const request = await postedRequest(wanjiru);
  const car = await stockedCar(otieno, { price: 1_391_000 });
  await said(keeper.put(`/api/cars/${car}/saved`));
  await placedBid(rival, request, { price: 1_300_000 });
  const bidPhoto = await uploaded(otieno);
  const offer = { car_id: car, price: 1_287_431, message: 'Tyres of last May, honest.', image_urls: [bidPhoto.url] };
  const bid = await acceptedBid(wanjiru, otieno, request, offer);
  const appointment = await bookedAppointment(wanjiru, bid, { buyer_notes: 'Near the Total station' });
  await said(otieno.post(`/api/appointments/${appointment}/confirm`, { dealer_notes: 'Ask for Mama Njeri' }));
  const messagePhoto = await uploadedFor(otieno, appointment);
  const messages = [
    { id: uuidv7(), message: 'It is the grey one, KDA 482Q', image_urls: [messagePhoto.url] },
    { id: uuidv7(), message: 'I come with my brother' },
  ];
  await said(otieno.post(`/api/appointments/${appointment}/messages`, messages[0]));
  await said(wanjiru.post(`/api/appointments/${appointment}/messages`, messages[1]));

  Object.assign(ids, { requests: request, active: request, bids: bid, appointments: appointment, appointment, messages: appointment });
  Object.assign(ids, { cars: car, browse: car, 'own-cars': car, inventory: car, photos: messagePhoto.id, conversations: appointment });
  const secrets: Record<string, string[]> = {
    'the request': [request],
    'the buyer’s name': ['Nyambura'],
    'the buyer’s phone': ['0733 456 123', '733456123'],
    'the buyer’s e-mail': [await emailOf(wanjiru)],
    'the buyer’s account': [wanjiru.user_id],
    'the dealer’s own name': ['Kipchoge'],
    'the dealer’s phone': ['0722 998 877', '722998877'],
    'the dealer’s e-mail': [await emailOf(otieno)],
    'the offer': [bid],
    'its price': ['1287431', '1,287,431'],
    'its message': ['Tyres of last May'],
    'its photo': [bidPhoto.id, bidPhoto.url],
    'the viewing': [appointment],
    'the notes on it': ['Total station', 'Mama Njeri'],
    'the messages': ['the grey one', 'KDA 482Q', 'my brother'],
    'their ids': messages.map(({ id }) => id),
    'the photo in one': [messagePhoto.id, messagePhoto.url],
  };

  const sent = new Map<Pick<Person, 'cookie'>, Sent[]>();
  const look = async (who: Pick<Person, 'cookie'>[]) => {
    await drain();
    const add = async (person: Pick<Person, 'cookie'>, methods: string[]) =>
      sent.set(person, [...(sent.get(person) ?? []), ...(await allRoutes(person, methods))]);
    for (const person of who) await add(person, ['GET', 'POST', 'PUT', 'DELETE']);
    for (const person of [wanjiru, otieno]) await add(person, ['GET']);
  };
  await look(Object.values(strangers).filter((person) => present.includes(person as Person)));

  await startedAppointment(db, appointment);
  await said(otieno.post(`/api/appointments/${appointment}/complete`, { outcome: 'sold', final_price: 1_279_913 }));
  await said(wanjiru.post(`/api/appointments/${appointment}/rating`, { id: uuidv7(), rating: 5 }));
  const { id: commission } = await db
    .selectFrom('commissions')
    .select('id')
    .where('appointment_id', '=', appointment)
    .executeTakeFirstOrThrow();
  ids.commissions = commission;
  Object.assign(secrets, { 'the sale’s price': ['1279913', '1,279,913'], 'the commission': [commission] });
  await look(Object.values(strangers));
  for (const person of present.filter((person) => person !== admin)) {
    const further = [...(await ownCopy(person)), ...(await heard(live, person, cursors.get(person))), ...(await mailsTo(person))];
    sent.set(person, [...(sent.get(person) ?? []), ...further]);
  }

  /** Which of the secrets somebody was sent, and by what; an id that they asked with doesn't count. */
  const found = (person: Pick<Person, 'cookie'>) =>
    Object.entries(secrets).flatMap(([name, forms]) =>
      (sent.get(person) ?? []).flatMap(({ by, text }) =>
        forms.some((form) => text.includes(form) && !by.includes(form)) ? [`${name}: ${by}`] : [],
      ),
    );
  const isKnown = (to: string[]) => (line: string) => to.includes(line.split(': ')[0] ?? '');
  for (const [name, person] of Object.entries(strangers)) {
    const to = known[name as keyof typeof strangers];
    expect(
      found(person).filter((line) => !isKnown(to)(line)),
      name,
    ).toEqual([]);
    // What may be known is found: the search looks where it stands.
    expect(to.filter((secret) => !found(person).some(isKnown([secret])))).toEqual([]);
  }
  const between = [...found(wanjiru), ...found(otieno)];
  expect(Object.keys(secrets).filter((secret) => !between.some(isKnown([secret])))).toEqual([]);
});
