import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { teamNames } from '../../shared/requests/fields.ts';
import { testApp } from '../support/app.ts';
import { carEdit } from '../support/cars.ts';
import { placedBid, postedRequest, said } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { report, reporting } from '../support/reports.ts';

// What the administrator decides about is what was seen, and what was reported (docs/domain/lifecycles.md, "Report").

const site = await testApp();
const { app, db, config } = site;
const photos = photosOf(app, config);
const { admin, things, seen, decide } = await reporting(site);

const viewOf = async (id: string) => (await said(admin.get(`/api/admin/moderation/report/${id}`))).view;
const logAbout = async (thing: string) => (await said(admin.get(`/api/admin/audit?thing=${thing}`))).rows;

describe('a decision', () => {
  it('is about the reports that were seen: one that came in meanwhile is read first, and nothing is done before', async () => {
    const { ids } = await things();
    const [first, late] = [uuidv7(), uuidv7()];
    await said(report(await buyer(app, db), 'car', ids.car, { id: first }));
    const before = await seen(first);
    await said(report(await buyer(app, db), 'car', ids.car, { id: late, reason: 'deposit', words: 'They took KSh 50,000 and vanished' }));
    for (const verdict of ['unfounded', 'warned', 'removed'] as const) {
      const reply = await decide(first, verdict, before);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'more_reported']);
      expect(reply.json().detail).toBe('Another report of this came in meanwhile. Please read it, then decide.');
    }
    expect(await viewOf(first)).toMatchObject({ decided: null, subject: { car: { approval: 'approved' } } });
    expect((await said(decide(first, 'removed'))).reports.map(({ id }: { id: string }) => id)).toEqual([first, late]);
  });

  it('names the reports that were seen', async () => {
    const { wanjiru, ids } = await things();
    const id = uuidv7();
    await said(report(wanjiru, 'bid', ids.bid, { id }));
    for (const report_ids of [undefined, []]) expect((await decide(id, 'warned', { report_ids })).statusCode).toBe(422);
  });

  it('is about the car as it was seen', async () => {
    const { wanjiru, otieno, ids } = await things();
    const id = uuidv7();
    await said(report(wanjiru, 'car', ids.car, { id }));
    const before = await seen(id);
    await said(otieno.put(`/api/cars/${ids.car}`, carEdit({ mileage: 91_000 })));
    for (const verdict of ['unfounded', 'warned', 'removed'] as const) {
      expect((await decide(id, verdict, before)).json()).toMatchObject({ status: 409, code: 'version_changed' });
      expect((await decide(id, verdict, { version: null })).json()).toMatchObject({ status: 409, code: 'version_changed' });
    }
    expect((await decide(id, 'removed')).statusCode).toBe(200);
  });

  it('is possible about a car that its dealer deleted', async () => {
    const { wanjiru, otieno, ids } = await things();
    const id = uuidv7();
    await said(report(wanjiru, 'car', ids.car, { id }));
    const before = await seen(id);
    expect((await otieno.delete(`/api/cars/${ids.car}`)).statusCode).toBeLessThan(300);
    expect((await decide(id, 'warned', before)).statusCode).toBe(200);
  });
});

describe('a case', () => {
  it('has the reports that wait, and what was decided before apart from them and from its own decision', async () => {
    const { wanjiru, ids } = await things();
    const [old, open] = [uuidv7(), uuidv7()];
    await said(report(wanjiru, 'bid', ids.bid, { id: old }));
    expect((await said(decide(old, 'unfounded'))).before).toEqual([]);
    await said(report(wanjiru, 'bid', ids.bid, { id: open }));
    const view = await viewOf(open);
    expect(view.reports.map(({ id }: { id: string }) => id)).toEqual([open]);
    expect(view.before.map(({ id }: { id: string }) => id)).toEqual([old]);
    expect((await viewOf(old)).reports.map(({ id }: { id: string }) => id)).toEqual([old]);
  });

  it('of a request has all that our team reads of one', async () => {
    const [wanjiru, otieno, id] = [await buyer(app, db), await dealer(app, db), uuidv7()];
    const wished = { condition: 'used', transmission: 'automatic', fuel_type: 'hybrid', logbook_in_sellers_name: true };
    const request = await postedRequest(wanjiru, { ...wished, description: 'No accident' });
    await said(report(otieno, 'request', request, { id }));
    const { subject } = await viewOf(id);
    expect(subject).toMatchObject({ ...wished, description: 'No accident' });
    expect(Object.keys(subject)).toEqual(expect.arrayContaining(teamNames));
    expect(subject).not.toHaveProperty('share_phone');
  });
});

describe('what was reported', () => {
  it('of a car stays beside what its dealer made of it since, and the log has both', async () => {
    const { wanjiru, otieno, ids } = await things();
    const [one, two] = [await photos.uploaded(otieno, 'car'), await photos.uploaded(otieno, 'car')];
    const told = 'Send KSh 50,000 deposit to till 998877 first';
    await said(otieno.put(`/api/cars/${ids.car}`, carEdit({ description: told, price: 900_000, image_urls: [one.url] })));
    const id = uuidv7();
    await said(report(wanjiru, 'car', ids.car, { id }));
    expect((await viewOf(id)).reports[0].changed_since).toEqual([]);
    await said(otieno.put(`/api/cars/${ids.car}`, carEdit({ description: 'A clean car.', version: 2, image_urls: [two.url] })));
    const view = await viewOf(id);
    expect(view.subject.car.description).toBe('A clean car.');
    const sorted = (rows: { name: string }[]) => rows.toSorted((a, b) => a.name.localeCompare(b.name));
    const changed = [
      { name: 'Description', before: told, after: 'A clean car.' },
      { name: 'Photos', before: '1 photo', after: '1 photo, 1 of them new' },
      { name: 'Price', before: 'KSh\u00a0900,000', after: 'KSh\u00a01,285,000' },
    ];
    expect(sorted(view.reports[0].changed_since)).toEqual(changed);
    const edits = (await logAbout(ids.car)).filter(({ type }: { type: string }) => type === 'car.changed');
    expect(sorted(edits[0].changes)).toEqual(changed);
    expect(edits[1].changes).toContainEqual({ name: 'Description', before: null, after: told });
  });

  it('is whose name was on the logbook; what a report of before could not keep was not stated', async () => {
    const { wanjiru, otieno, ids } = await things();
    const [ofCar, ofBid] = [uuidv7(), uuidv7()];
    await said(otieno.put(`/api/cars/${ids.car}`, { version: 1, logbook_holder: 'seller' }));
    await said(report(wanjiru, 'car', ids.car, { id: ofCar, reason: 'logbook' }));
    await said(report(wanjiru, 'bid', ids.bid, { id: ofBid, reason: 'logbook' }));
    await said(otieno.put(`/api/cars/${ids.car}`, { version: 2, logbook_holder: 'lender' }));
    const [change] = (await viewOf(ofCar)).reports[0].changed_since;
    expect(change).toEqual({ name: 'Logbook', before: 'In the seller’s name', after: 'With a bank or lender' });
    expect((await logAbout(ids.car)).flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(change);
    await db.updateTable('reports').set({ as_reported: sql`as_reported - 'logbook_holder'` }).execute();
    await db.updateTable('bids').set({ logbook_holder: 'other' }).where('id', '=', ids.bid).execute();
    const since = (await viewOf(ofBid)).reports[0].changed_since;
    expect(since).toEqual([{ name: 'Logbook', before: null, after: 'In somebody else’s name' }]);
  });

  it('is all that its dealer says of a car, or states in an offer', async () => {
    const { wanjiru, otieno, ids } = await things();
    const [ofCar, ofBid] = [uuidv7(), uuidv7()];
    await said(report(wanjiru, 'car', ids.car, { id: ofCar }));
    await said(report(wanjiru, 'bid', ids.bid, { id: ofBid }));
    const others = { make: 'Mazda', year: 2018, mileage: 78_400, engine_size: '1,300 cc', fuel_type: 'hybrid', location: 'Kisumu' };
    await said(otieno.put(`/api/cars/${ids.car}`, { version: 1, ...others }));
    await db.updateTable('bids').set({ engine_size: '1,300 cc', mileage: 78_400 }).where('id', '=', ids.bid).execute();
    const since = async (id: string) =>
      (await viewOf(id)).reports[0].changed_since.map(({ name, after }: Record<string, string>) => [name, after]);
    expect(await since(ofBid)).toEqual([
      ['Mileage', '78,400\u00a0km'],
      ['Engine', '1,300 cc'],
    ]);
    const changes = [
      ['Make', 'Mazda'],
      ['Year', '2018'],
      ['Mileage', '78,400\u00a0km'],
      ['Engine', '1,300 cc'],
      ['Fuel', 'Hybrid'],
      ['Location', 'Kisumu'],
    ];
    expect(await since(ofCar)).toEqual(changes);
    // A report of before kept fewer; what is always stated can't have been "not stated".
    await db
      .updateTable('reports')
      .set({ as_reported: sql`as_reported - '{make,year,fuel_type,location,engine_size}'::text[]` })
      .where('id', '=', ofCar)
      .execute();
    expect(await since(ofCar)).toEqual([changes[2], changes[3]]);
  });

  it('of another thing than a car is nothing that its report did not keep, whatever a car’s fields are called', async () => {
    const { otieno, wanjiru } = await things();
    const id = uuidv7();
    await said(report(otieno, 'request', await postedRequest(wanjiru, { description: 'No accident' }), { id }));
    await db.updateTable('reports').set({ as_reported: sql`as_reported - 'description'` }).where('id', '=', id).execute();
    expect((await viewOf(id)).reports[0].changed_since).toEqual([]);
  });

  it('of a person stays, until the account is erased', async () => {
    const [otieno, wanjiru] = [await dealer(app, db, { business_name: 'Mombasa Motors' }), await buyer(app, db)];
    const id = uuidv7();
    await said(report(wanjiru, 'person', otieno.user_id, { id }));
    await db.updateTable('profiles').set({ business_name: 'Quite Another' }).where('user_id', '=', otieno.user_id).execute();
    expect((await viewOf(id)).reports[0].changed_since).toEqual([{ name: 'Name', before: 'Mombasa Motors', after: 'Quite Another' }]);
    await erase(otieno);
    expect((await viewOf(id)).reports[0].changed_since).toEqual([]);
  });

  it('our team took away is no change', async () => {
    const { wanjiru, otieno, ids } = await things();
    const image_urls = [(await photos.uploaded(otieno)).url];
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { image_urls });
    for (const [thing, reader, thing_id] of [
      ['bid', wanjiru, bid],
      ['message', wanjiru, ids.message],
      ['review', otieno, ids.review],
    ] as const) {
      const id = uuidv7();
      await said(report(reader, thing, thing_id, { id }));
      await said(decide(id, 'removed'));
      expect((await viewOf(id)).reports[0].changed_since).toEqual([]);
    }
  });
});

describe('the log', () => {
  it('leads from a report to its thing and back, and to the review that was removed', async () => {
    const { wanjiru, otieno, ids } = await things();
    const reports = { car: uuidv7(), review: uuidv7(), person: uuidv7() };
    await said(report(wanjiru, 'car', ids.car, { id: reports.car }));
    await said(report(otieno, 'review', ids.review, { id: reports.review }));
    await said(report(wanjiru, 'person', ids.person, { id: reports.person }));
    await said(decide(reports.review, 'removed'));
    const made = (await logAbout(ids.car)).find(({ type }: { type: string }) => type === 'report.made');
    expect(made.sentence).toMatch(/ reported a Toyota Axio 2016 listed by Mombasa Motors$/);
    expect(made.things).toEqual([
      { id: reports.car, name: 'Report', link: `/dashboard/admin/moderation/report/${reports.car}` },
      { id: ids.car, name: 'Car', link: `/dashboard/browse/${ids.car}` },
      { id: otieno.user_id, name: 'Owner', link: `/dashboard/admin/users/${otieno.user_id}` },
    ]);
    const ofReview = await logAbout(ids.review);
    expect(ofReview.map(({ type }: { type: string }) => type)).toEqual(['rating.removed', 'report.made', 'rating.given']);
    for (const { things } of ofReview) expect(things).toContainEqual({ id: ids.review, name: 'Review', link: null });
    const ofPerson = (await logAbout(ids.person)).find(({ type }: { type: string }) => type === 'report.made');
    expect(ofPerson.things).toContainEqual(expect.objectContaining({ name: 'Owner', id: ids.person }));
  });
});
