import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { record } from '../../server/platform/live/events.ts';
import type { AuditRow } from '../../shared/audit/api.ts';
import type { DomainEvent } from '../../shared/events.ts';
import type { ThingKind } from '../../shared/moderation/kinds.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { eventsAbout, placedBid, postedRequest, said } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { kinds, ownerOf, report, reporting } from '../support/reports.ts';

// What the log says of reports (docs/domain/permissions.md, "The log").

const site = await testApp();
const { app, db, config } = site;
const photos = photosOf(app, config);
const { admin, things, decide, readerOf } = await reporting(site);

const log = async (query: string): Promise<AuditRow[]> => (await said(admin.get(`/api/admin/audit?${query}`))).rows;
const newestId = async () => Number((await log(''))[0]?.id);
/** What the administrator did since, the reading of conversations aside. */
const doneSince = async (id: number, query = '') =>
  (await log(query)).filter((row) => Number(row.id) > id && row.who === 'You' && row.type !== 'thread.inspected');
const typesSince = async (id: number, query: string) => (await doneSince(id, query)).map(({ type }) => type);

type Changed = [name: string, before: string | null, after: string | null];
const why: Changed = ['Reason', null, 'We looked at it closely'];
const changesOf = (row: AuditRow | undefined) => row?.changes.map(({ name, before, after }) => [name, before, after]);

/** Somebody who reads a thing, under the name they have. */
const reporterOf = async (thing: ThingKind, world: Awaited<ReturnType<typeof things>>) =>
  thing === 'bid' || thing === 'message' ? world.wanjiru : readerOf(thing, world);

/** A reported thing, and the newest of the log before its decision. */
async function reported(thing: ThingKind) {
  const world = await things();
  const id = uuidv7();
  await said(report(await reporterOf(thing, world), thing, world.ids[thing], { id }));
  return { ...world, id, thing_id: world.ids[thing], owner: ownerOf(thing, world).user_id, before: await newestId() };
}

const whole: Record<ThingKind, string> = {
  request: 'the request for a Mazda Demio 2015 by Wanjiru Kamau',
  bid: 'an offer for a Mazda Demio 2015 by Mombasa Motors',
  car: 'a Toyota Axio 2016 listed by Mombasa Motors',
  message: 'a message about a Toyota Axio 2016 by Mombasa Motors',
  review: 'a review of Mombasa Motors by Wanjiru Kamau',
  person: 'Mombasa Motors',
};

const removals: [ThingKind, type: string, sentence: string, changes: Changed[]][] = [
  ['request', 'request.status_changed', `You cancelled ${whole.request}, after a report`, [['Status', 'active', 'cancelled'], why]],
  ['bid', 'bid.removed', `You removed ${whole.bid}, after a report`, [['Status', 'pending', 'rejected'], why]],
  ['car', 'car.taken_down', `You took down ${whole.car}, after a report`, [['Approval', 'approved', 'taken down'], why]],
  ['message', 'message.removed', `You removed ${whole.message}, after a report`, [['Removed', 'no', 'yes'], why]],
  [
    'review',
    'rating.removed',
    `You removed ${whole.review}, after a report`,
    [['Removed', 'no', 'yes'], ['On the dealer’s page', 'yes', 'no'], why],
  ],
  ['person', 'dealer.revoked', 'You took back the verification of Mombasa Motors, after a report', [['Verified', 'yes', 'no'], why]],
];

describe('a decision about a report', () => {
  it.each(removals)('that removes (%s) is one entry: what was done, from what to what, and why', async (thing, type, sentence, changes) => {
    const { id, thing_id, owner, before } = await reported(thing);
    await said(decide(id, 'removed'));
    const [entry, ...others] = await doneSince(before);
    expect([entry?.type, entry?.sentence, others]).toEqual([type, sentence, []]);
    expect(changesOf(entry)).toEqual(changes);
    // One and the same of whatever both are about, and the decision where it alone is asked for.
    for (const query of [`thing=${thing_id}`, `person=${owner}`, `person=${owner}&thing=${thing_id}`, `person=${admin.user_id}`])
      expect([query, await typesSince(before, query)]).toEqual([query, [type]]);
    for (const query of [`thing=${id}`, 'kind=report', `kind=report&thing=${thing_id}`])
      expect([query, await typesSince(before, query)]).toEqual([query, ['report.decided']]);
    expect(await typesSince(before, `kind=${type.split('.')[0]}`)).toEqual([type]);
    const [decision] = await doneSince(before, 'kind=report');
    expect(decision?.sentence).toBe(sentence);
  });

  it.each(kinds)('that finds nothing wrong (%s), or warns, is one entry that names the thing and its owner', async (thing) => {
    for (const verdict of ['unfounded', 'warned'] as const) {
      const { id, thing_id, owner, before } = await reported(thing);
      await said(decide(id, verdict));
      const person = thing === 'request' || thing === 'review' ? 'Wanjiru Kamau' : 'Mombasa Motors';
      const warned = thing === 'person' ? '' : ` for ${whole[thing].replace(/ (listed )?by .*/, '')}`;
      const sentence = verdict === 'warned' ? `You warned ${person}${warned}` : `You found nothing wrong with ${whole[thing]}`;
      for (const query of ['', 'kind=report', `thing=${thing_id}`, `thing=${id}`, `person=${owner}`]) {
        const entries = await doneSince(before, query);
        expect([query, entries.map((entry) => entry.sentence)]).toEqual([query, [sentence]]);
      }
      const [made] = (await log(`thing=${id}`)).filter(({ type }) => type === 'report.made');
      expect(made?.sentence).toBe(`${made?.who} reported ${whole[thing]}`);
    }
  });
});

describe('photos alone', () => {
  it('of a message: how many, and how many were and are there', async () => {
    const { wanjiru, otieno, viewing } = await things();
    const shown = [await photos.uploadedFor(otieno, viewing.id), await photos.uploadedFor(otieno, viewing.id)].map(({ url }) => url);
    const message = { id: uuidv7(), message: 'Look', image_urls: shown };
    await said(otieno.post(`/api/appointments/${viewing.id}/messages`, message));
    const id = uuidv7();
    await said(report(wanjiru, 'message', message.id, { id }));
    const before = await newestId();
    await said(decide(id, 'removed', { photo_urls: shown.slice(0, 1) }));
    const [entry, ...others] = await doneSince(before);
    expect([entry?.sentence, others]).toEqual([`You removed 1 photo of ${whole.message}, after a report`, []]);
    expect(changesOf(entry)).toEqual([['Photos', '2', '1'], why]);
  });

  it('of an offer and the car it carries: one entry, and the car’s own where it alone is asked for', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db, { business_name: 'Mombasa Motors' })];
    const image_urls: string[] = [];
    for (let n = 0; n < 3; n++) image_urls.push((await photos.uploaded(otieno, 'car')).url);
    const car_id = await stockedCar(otieno, { image_urls });
    const bid = await placedBid(otieno, await postedRequest(wanjiru), { car_id, image_urls: image_urls.slice(0, 2) });
    const id = uuidv7();
    await said(report(wanjiru, 'bid', bid, { id }));
    const before = await newestId();
    await said(decide(id, 'removed', { photo_urls: image_urls.slice(0, 2) }));
    const [entry, ...others] = await doneSince(before);
    const ofOffer = 'You removed 2 photos of an offer for a Toyota Axio 2016 by Mombasa Motors, after a report';
    expect([entry?.sentence, others]).toEqual([ofOffer, []]);
    expect(changesOf(entry)).toEqual([['Photos', '2', '0'], why]);
    for (const query of [`thing=${bid}`, `person=${otieno.user_id}`]) expect(await typesSince(before, query)).toEqual(['bid.removed']);
    for (const query of [`thing=${car_id}`, 'kind=car']) {
      const [ofCar, ...more] = await doneSince(before, query);
      expect([ofCar?.sentence, more]).toEqual([`You removed 2 photos of ${whole.car}, after a report`, []]);
      expect(changesOf(ofCar)).toEqual([['Photos', '3', '1'], why]);
    }
  });

  it('of a car: one entry, of the car', async () => {
    const otieno = await dealer(app, db, { business_name: 'Mombasa Motors' });
    const { url } = await photos.uploaded(otieno, 'car');
    const car_id = await stockedCar(otieno, { image_urls: [url] });
    const bid = await placedBid(otieno, await postedRequest(await buyer(app, db)), { car_id, image_urls: [url] });
    const id = uuidv7();
    await said(report(await buyer(app, db), 'car', car_id, { id }));
    const before = await newestId();
    await said(decide(id, 'removed', { photo_urls: [url] }));
    for (const query of ['', `thing=${car_id}`, `person=${otieno.user_id}`]) {
      const [entry, ...others] = await doneSince(before, query);
      expect([entry?.sentence, others]).toEqual([`You removed 1 photo of ${whole.car}, after a report`, []]);
      expect(changesOf(entry)).toEqual([['Photos', '1', '0'], why]);
    }
    // The offers that show them show them no more.
    const [told] = (await eventsAbout(db, car_id)).filter(({ type }) => type === 'car.changed');
    expect([told?.data, told?.topics]).toMatchObject([{ are_photos_changed: true }, expect.arrayContaining(['market'])]);
    expect(await db.selectFrom('bids').select('image_urls').where('id', '=', bid).executeTakeFirst()).toEqual({ image_urls: [] });
  });
});

it('what an earlier version recorded reads well too', async () => {
  const { ids, viewing, otieno } = await things();
  const ofCar = { car_id: ids.car };
  const old: [DomainEvent | object, change: object, sentence: string][] = [
    [
      { type: 'car.changed', data: ofCar },
      { before: { photos: '1 photo' }, after: { photos: '2 photos' } },
      'You edited a Toyota Axio 2016',
    ],
    [{ type: 'car.taken_down', data: { ...ofCar, reason: 'Sold' } }, {}, `You took down ${whole.car}`],
    [
      { type: 'message.removed', data: { message_id: ids.message, appointment_id: viewing.id } },
      { before: { is_removed: false }, after: { is_removed: true } },
      `You removed ${whole.message}, after a report`,
    ],
    [
      { type: 'dealer.revoked', data: { dealer_id: otieno.user_id, buyer_ids: [] } },
      {},
      'You took back the verification of Mombasa Motors',
    ],
    [{ type: 'report.made', data: { report_id: ids.car } }, {}, 'You reported something'],
    [{ type: 'report.decided', data: { report_ids: [ids.car], verdict: 'warned' } }, {}, 'You decided a report'],
  ];
  for (const [event, change, sentence] of old) {
    await db.transaction().execute((tx) => record(tx, admin, event as DomainEvent, [], change));
    expect((await log(''))[0]?.sentence).toBe(sentence);
  }
});
