import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it, vi } from 'vitest';
import { lockThread } from '../../server/modules/messages/queries.ts';
import { parts } from '../../server/modules/own-data/parts.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { keptMessageWords } from '../../words/messages/kept-message.ts';
import { type Person, testApp } from '../support/app.ts';
import { carEdit } from '../support/cars.ts';
import { eventsAbout, placedBid, postedRequest, said } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { isWaiting } from '../support/locks.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { kinds, ownerOf, report, reporting } from '../support/reports.ts';
import { saveSettings } from '../support/settings.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { noticesOf, mailsTo } = noticeBoard(site);
const photos = photosOf(app, config);
const { admin, things, seen, decide, readerOf } = await reporting(site);

describe.each(['unfounded', 'warned', 'removed'] as const)('decided as %s', (verdict) => {
  it.each(kinds)('%s: both sides are told, and nobody learns who reported', async (thing) => {
    const world = await things();
    const [reporter, owner] = [await readerOf(thing, world), ownerOf(thing, world)];
    await drain();
    const seen = (
      await db
        .selectFrom('events')
        .select(({ fn }) => fn.max<number>('id').as('id'))
        .executeTakeFirstOrThrow()
    ).id;
    const own = { id: uuidv7(), words: 'Mimi niliona' };
    await said(report(reporter, thing, world.ids[thing], own));
    const [before, mailed] = [await noticesOf(owner), await mailsTo(owner)];
    await said(decide(own.id, verdict));
    await drain();

    const toReporter = await noticesOf(reporter);
    expect(toReporter[0]).toMatchObject({
      title: 'We have looked at your report',
      body: expect.stringContaining('We looked at it closely'),
    });
    expect(await mailsTo(reporter)).toContain('report-answered');
    // Who reads a review need not know which car its viewing was of.
    const car = { car: 'Toyota Axio 2016', bid: 'Mazda Demio 2015', request: 'Mazda Demio 2015', message: 'Toyota Axio 2016' }[
      thing as string
    ];
    if (car) expect(toReporter[0]?.body).toContain(car);
    if (thing === 'person') expect(toReporter[0]?.body).toContain('You reported Mombasa Motors.');
    if (thing === 'review') {
      expect(toReporter[0]?.body).toContain('You reported a review of Mombasa Motors.');
      expect(JSON.stringify(toReporter[0])).not.toContain('Toyota Axio');
    }
    const toOwner = (await noticesOf(owner)).slice(0, (await noticesOf(owner)).length - before.length);
    const mails = (await mailsTo(owner)).slice(0, (await mailsTo(owner)).length - mailed.length);
    const removed = { car: 'car-taken-down', person: 'dealer-revoked' }[thing as string] ?? 'report-removed';
    expect(mails).toEqual(verdict === 'unfounded' ? [] : [verdict === 'warned' ? 'report-warned' : removed]);
    expect(toOwner.map(({ body }) => body.includes('We looked at it closely'))).toEqual(verdict === 'unfounded' ? [] : [true]);

    // Whatever the owner gets from now on: notices, mails, live events, the copy of the own data.
    const { email } = await db.selectFrom('users').select('email').where('id', '=', owner.user_id).executeTakeFirstOrThrow();
    const outbox = (await listOutbox(config.dataDir)).filter(({ to, mail }) => to === email && /report|taken-down|revoked/.test(mail));
    const live = await db
      .selectFrom('events as e')
      .innerJoin('event_topics as t', 't.event_id', 'e.id')
      .select(['e.type', 'e.data'])
      .where('e.id', '>', seen)
      .where('t.topic', 'in', [`user:${owner.user_id}`, 'market', 'dealers'])
      .execute();
    const texts = JSON.stringify([toOwner, outbox, live]);
    for (const secret of [world.reporterName, 'Mimi niliona', own.id]) expect(texts).not.toContain(secret);
    const isOfDeal = thing === 'bid' || thing === 'message';
    if (!isOfDeal) expect(texts).not.toContain(reporter.user_id);
    expect(live.map(({ type }) => type)).not.toContain('report.made');
    const copy = JSON.stringify(
      await Promise.all(Object.values(parts).map(async ({ of }) => (await sql`${of(owner.user_id)}`.execute(db)).rows)),
    );
    // Of a deal with the reporter the copy names them, as the app does.
    for (const secret of ['Mimi niliona', own.id, ...(isOfDeal ? [] : [world.reporterName])]) expect(copy).not.toContain(secret);
  });
});

it('a warning about an offer that was decided promises no end of it', async () => {
  const { wanjiru, otieno, ids } = await things();
  await said(wanjiru.post(`/api/bids/${ids.bid}/accept`));
  const id = uuidv7();
  await said(report(wanjiru, 'bid', ids.bid, { id }));
  await said(decide(id, 'warned'));
  await drain();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', otieno.user_id).executeTakeFirstOrThrow();
  const warning = (await listOutbox(config.dataDir)).find(({ to, mail }) => to === email && mail === 'report-warned');
  expect(warning?.text).toContain('If it happens again in another offer, we may end that one.');
});

describe('what is removed', () => {
  it('a request is cancelled, an offer ended without its words, a car taken down, a dealer unverified', async () => {
    const world = await things();
    const { wanjiru, otieno, ids } = world;
    for (const thing of ['bid', 'request', 'car', 'person'] as const) {
      const id = uuidv7();
      await said(report(await readerOf(thing, world), thing, ids[thing], { id }));
      expect((await said(decide(id, 'removed'))).decided).toMatchObject({ verdict: 'removed', decision: 'We looked at it closely' });
    }
    const bid = (await wanjiru.get('/api/bids')).json().rows.find(({ id }: { id: string }) => id === ids.bid);
    expect(bid).toMatchObject({ status: 'rejected', message: null, image_urls: [], removed_at: expect.any(String) });
    expect((await otieno.get(`/api/own-cars/${ids.car}`)).json()).toMatchObject({ approval: 'taken_down' });
    expect((await otieno.get('/api/profile')).json()).toMatchObject({ is_verified: false });
    const request = await db.selectFrom('car_requests').select('status').where('id', '=', ids.request).executeTakeFirstOrThrow();
    expect(request.status).toBe('cancelled');
  });

  it('of an offer, a review and a message the copy of own data gives the words back to who wrote them, and to nobody else', async () => {
    const { wanjiru, otieno } = await things();
    const world = await things();
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { message: 'Lete elfu hamsini' });
    const copyOf = async (who: { user_id: string }, part: 'bids' | 'offers' | 'ratings') =>
      JSON.stringify((await sql`${parts[part].of(who.user_id)}`.execute(db)).rows);
    const [ofBid, ofReview] = [uuidv7(), uuidv7()];
    await said(report(wanjiru, 'bid', bid, { id: ofBid }));
    await said(decide(ofBid, 'removed'));
    await said(report(world.otieno, 'review', world.ids.review, { id: ofReview }));
    await said(decide(ofReview, 'removed'));
    expect(await copyOf(otieno, 'bids')).toContain('Lete elfu hamsini');
    expect(await copyOf(wanjiru, 'offers')).not.toContain('Lete elfu hamsini');
    expect(await copyOf(world.wanjiru, 'ratings')).toContain('He was rude');
    expect(await copyOf(world.otieno, 'ratings')).not.toContain('He was rude');
  });

  it('the photos of an offer are deleted with it, and its case says so', async () => {
    const { wanjiru, otieno } = await things();
    const photo = await photos.uploaded(otieno);
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { image_urls: [photo.url] });
    const id = uuidv7();
    await said(report(wanjiru, 'bid', bid, { id }));
    const { subject } = await said(decide(id, 'removed'));
    expect(subject).toMatchObject({ image_urls: [], photos_deleted: 1 });
    expect((await app.inject(photo.url)).statusCode).toBe(404);
  });

  it('a message shows that it was removed, to both, and its photos are not there for them', async () => {
    const { wanjiru, otieno, viewing } = await things();
    const photo = (await photos.upload(otieno, small, { appointment: viewing.id })).json();
    const message = { id: uuidv7(), message: 'Shika simu 0712', image_urls: [photo.url] };
    await said(otieno.post(`/api/appointments/${viewing.id}/messages`, message));
    const id = uuidv7();
    await said(report(wanjiru, 'message', message.id, { id }));
    await said(decide(id, 'removed'));
    for (const person of [wanjiru, otieno]) {
      const { rows } = (await person.get(`/api/appointments/${viewing.id}/messages`)).json();
      expect(rows[0]).toMatchObject({ id: message.id, message: keptMessageWords.removed, image_urls: [], is_removed: true });
      expect((await person.get(photo.url)).statusCode).toBe(404);
      expect((await person.get('/api/conversations')).body).not.toContain('Shika simu');
    }
    const { view } = (await admin.get(`/api/admin/moderation/report/${id}`)).json();
    const kept = view.subject.messages.find(({ is_reported }: { is_reported: boolean }) => is_reported);
    expect(kept).toMatchObject({ message: 'Shika simu 0712', image_urls: [photo.url], is_hidden: true });
    expect((await admin.get(photo.url)).statusCode).toBe(200);
  });

  it('a message is hidden in turn with whatever else happens in its thread', async () => {
    const { wanjiru, viewing, ids } = await things();
    const id = uuidv7();
    await said(report(wanjiru, 'message', ids.message, { id }));
    const before = await seen(id);
    const hidden = await db.transaction().execute(async (tx) => {
      await lockThread(tx, viewing);
      // Not by `decide`, which reads the case before: that waits, too.
      const form = { verdict: 'removed', reason: 'Not a word of it is true', ...before };
      const deciding = admin.post(`/api/admin/reports/${id}/decision`, form);
      await vi.waitUntil(() => isWaiting(db), { timeout: 60_000 });
      // Its reader reads it. Had the decision locked the message before its thread, each would wait for the other now.
      await tx.updateTable('messages').set({ read: true }).where('id', '=', ids.message).execute();
      return { deciding };
    });
    expect((await hidden.deciding).statusCode).toBe(200);
  });

  it('a review leaves the page and the average at once', async () => {
    const { wanjiru, otieno, ids } = await things();
    const page = async () => (await admin.get(`/api/dealers/${otieno.user_id}`)).json();
    const { appointment_id } = await db
      .selectFrom('ratings')
      .select('appointment_id')
      .where('id', '=', ids.review)
      .executeTakeFirstOrThrow();
    const ratingFor = async (person: Person) => (await person.get(`/api/appointments/${appointment_id}`)).json().rating;
    expect(await ratingFor(wanjiru)).toMatchObject({ id: ids.review, is_removed: false });
    expect(await page()).toMatchObject({ rating: 1, rating_count: 1 });
    const id = uuidv7();
    await said(report(otieno, 'review', ids.review, { id }));
    await said(decide(id, 'removed'));
    expect(await page()).toMatchObject({ rating: null, rating_count: 0 });
    expect((await admin.get(`/api/dealers/${otieno.user_id}/reviews`)).json().rows).toEqual([]);
    for (const person of [wanjiru, otieno]) expect(await ratingFor(person)).toMatchObject({ review_text: null, is_removed: true });
  });

  it('photos alone: their files are gone, the thing stays', async () => {
    const { wanjiru, otieno } = await things();
    const [one, two] = [await photos.uploaded(otieno), await photos.uploaded(otieno)];
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { image_urls: [one.url, two.url] });
    const id = uuidv7();
    await said(report(wanjiru, 'bid', bid, { id }));
    const shown = async () => db.selectFrom('bids').select(['status', 'image_urls']).where('id', '=', bid).executeTakeFirstOrThrow();
    const foreign = '/photos/00000000000000000000000000000000/800.webp';
    const unknown = await decide(id, 'removed', { photo_urls: [one.url, foreign] });
    expect(unknown.json()).toMatchObject({ status: 422, detail: expect.stringContaining('look at those that are left') });
    expect(await shown()).toEqual({ status: 'pending', image_urls: [one.url, two.url] });
    expect((await app.inject(one.url)).statusCode).toBe(200);
    await said(decide(id, 'removed', { photo_urls: [one.url, one.url] }));
    const [decision] = (await eventsAbout(db, bid)).filter(({ type }) => type === 'report.decided');
    expect(decision?.data).toMatchObject({ photos: 1 });
    expect((await app.inject(one.url)).statusCode).toBe(404);
    expect((await app.inject(two.url)).statusCode).toBe(200);
    expect(await shown()).toEqual({ status: 'pending', image_urls: [two.url] });
  });

  it('photos alone of a car, of a change that waits: they are gone, and its dealer is told', async () => {
    const { wanjiru, otieno, ids } = await things();
    const [one, two] = [await photos.uploaded(otieno, 'car'), await photos.uploaded(otieno, 'car')];
    await said(otieno.put(`/api/cars/${ids.car}`, carEdit({ image_urls: [one.url] })));
    await saveSettings(admin, { autoApproveListings: false });
    await said(otieno.put(`/api/cars/${ids.car}`, carEdit({ version: 2, image_urls: [one.url, two.url] })));
    await saveSettings(admin, { autoApproveListings: true });
    const id = uuidv7();
    await said(report(wanjiru, 'car', ids.car, { id }));
    await said(decide(id, 'removed', { photo_urls: [two.url] }));
    await drain();
    // It differed in nothing else.
    expect(await db.selectFrom('car_changes').selectAll().where('car_id', '=', ids.car).execute()).toEqual([]);
    expect(await mailsTo(otieno)).toContain('report-removed');
  });

  it('is refused for what is over, which can still end otherwise', async () => {
    const { wanjiru, ids } = await things();
    await said(wanjiru.post(`/api/bids/${ids.bid}/accept`));
    const id = uuidv7();
    await said(report(wanjiru, 'bid', ids.bid, { id }));
    expect((await admin.get(`/api/admin/moderation/report/${id}`)).json().view).toMatchObject({
      removal: null,
      why_not_remove: expect.stringContaining('decided already'),
    });
    expect((await decide(id, 'removed')).json()).toMatchObject({ status: 409, code: 'bid_decided' });
    expect((await decide(id, 'warned')).statusCode).toBe(200);
  });

  it('is refused for a buyer, who has nothing here that could be taken', async () => {
    const { wanjiru, otieno } = await things();
    const id = uuidv7();
    await said(report(otieno, 'person', wanjiru.user_id, { id }));
    expect((await decide(id, 'removed')).json()).toMatchObject({ status: 409, code: 'not_verified' });
  });

  it('and a warning is refused for an account that was deleted since', async () => {
    const { otieno } = await things();
    const leaving = await buyer(app, db);
    const id = uuidv7();
    await said(report(otieno, 'request', await postedRequest(leaving), { id }));
    await said(erase(leaving));
    expect((await admin.get(`/api/admin/moderation/report/${id}`)).json().view.owner).toMatchObject({ is_erased: true });
    expect((await decide(id, 'warned')).json()).toMatchObject({ status: 409, code: 'nobody_to_warn' });
    expect((await decide(id, 'unfounded')).statusCode).toBe(200);
  });
});
