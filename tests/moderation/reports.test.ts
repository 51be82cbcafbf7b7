import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { forgetOldReports, reportRateLimit } from '../../server/modules/moderation/reports.ts';
import type { ThingKind } from '../../shared/moderation/kinds.ts';
import { testApp } from '../support/app.ts';
import { said } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { buyer, dealer } from '../support/people.ts';
import { forgetCounts, spent } from '../support/rate-limits.ts';
import { isShown, kinds, report, reporting } from '../support/reports.ts';

const site = await testApp();
const { app, db } = site;
const { admin, things, decide, readerOf } = await reporting(site);

describe('who may report what', async () => {
  const world = await things();
  const personas = {
    wanjiru: world.wanjiru,
    otieno: world.otieno,
    'another buyer': await buyer(app, db),
    'another dealer': await dealer(app, db),
    'a dealer who waits': await dealer(app, db, { is_verified: false }),
    admin,
  };
  // A allowed, O one's own, N not there.
  const table: Record<ThingKind, string> = {
    request: 'OANAAA',
    bid: 'AONNNA',
    car: 'AOAAAA',
    message: 'AONNNA',
    review: 'OAAAAA',
    person: 'AOAAAA',
  };
  const statuses = { A: 200, O: 409, N: 404 };

  it.each(kinds)('%s', async (thing) => {
    for (const [index, person] of Object.values(personas).entries()) {
      const reply = await report(person, thing, world.ids[thing]);
      expect([Object.keys(personas)[index], reply.statusCode]).toEqual([
        Object.keys(personas)[index],
        statuses[table[thing][index] as keyof typeof statuses],
      ]);
      if (reply.statusCode === 404) expect(reply.body).toBe((await report(person, thing, uuidv7())).body);
    }
    await db.deleteFrom('reports').execute();
    await forgetCounts(db);
  });

  // Who may report a thing is who may read it: the same conditions as in the calls that show it.
  const over = await things();
  for (const thing of ['bid', 'message', 'review', 'car', 'request'] as const) {
    const id = uuidv7();
    await said(report(await readerOf(thing, over), thing, over.ids[thing], { id }));
    await said(decide(id, 'removed'));
  }
  it.each(kinds)('%s: by whoever the calls that show it show it to, and by nobody else', async (thing) => {
    const { wanjiru: _, otieno: __, ...others } = personas;
    for (const [state, of] of Object.entries({ open: world, over }))
      for (const [name, person] of Object.entries({ ...others, wanjiru: of.wanjiru, otieno: of.otieno })) {
        const { statusCode } = await report(person, thing, of.ids[thing]);
        expect([state, name, statusCode !== 404]).toEqual([state, name, await isShown(thing, person, of)]);
      }
    await db.deleteFrom('reports').execute();
    await forgetCounts(db);
  });

  it('a request that is closed by a dealer who has bid on it, and by no other', async () => {
    const { otieno, ids } = await things();
    await said(admin.post(`/api/admin/requests/${ids.request}/status`, { status: 'cancelled' }));
    expect((await report(personas['another dealer'], 'request', ids.request)).statusCode).toBe(404);
    expect((await report(otieno, 'request', ids.request)).statusCode).toBe(200);
    await db.deleteFrom('reports').execute();
  });

  it('a buyer is reported by a dealer who met them, and by no other; our team, or who has left, by nobody', async () => {
    expect((await report(world.otieno, 'person', world.wanjiru.user_id)).statusCode).toBe(200);
    expect((await report(personas['another dealer'], 'person', world.wanjiru.user_id)).statusCode).toBe(404);
    const gone = await dealer(app, db);
    await said(erase(gone));
    for (const who of [world.wanjiru, world.otieno, admin])
      for (const { user_id } of [admin, gone]) expect((await report(who, 'person', user_id)).statusCode).toBe(404);
    await db.deleteFrom('reports').execute();
  });
});

describe('a report', () => {
  it('has a reason of its kind, and own words where the reason says nothing; up to a thousand characters', async () => {
    const { wanjiru, ids } = await things();
    const send = async (over: object) => (await report(wanjiru, 'bid', ids.bid, over)).json();
    expect((await send({ reason: 'untrue' })).fields).toEqual({ reason: 'Please choose a reason' });
    expect((await send({ reason: 'other' })).fields).toEqual({ words: 'Please say what is wrong' });
    expect((await send({ reason: 'other', words: '  ' })).fields).toEqual({ words: 'Please say what is wrong' });
    expect((await send({ words: 'ŋ'.repeat(1001) })).fields).toEqual({ words: 'The text is too long' });
    expect(await send({ reason: 'other', words: 'ŋ'.repeat(1000) })).toMatchObject({ created_at: expect.any(String) });
  });

  it('is repeatable by its id; a second one of the same thing waits for the first', async () => {
    const { wanjiru, ids } = await things();
    const form = { id: uuidv7() };
    const first = await report(wanjiru, 'bid', ids.bid, form);
    expect((await report(wanjiru, 'bid', ids.bid, form)).json()).toEqual(first.json());
    const second = await report(wanjiru, 'bid', ids.bid);
    expect([second.statusCode, second.json().detail]).toEqual([409, 'You have reported this already. Our team looks at it.']);
    await said(decide(form.id, 'unfounded'));
    expect((await report(wanjiru, 'bid', ids.bid)).statusCode).toBe(200);
  });

  it('made twice at the same moment is one', async () => {
    const { wanjiru, ids } = await things();
    const replies = await Promise.all([report(wanjiru, 'bid', ids.bid), report(wanjiru, 'bid', ids.bid)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is limited by day', async () => {
    const { wanjiru, ids } = await things();
    await spent(db, reportRateLimit, wanjiru.user_id, { left: 1 });
    expect((await report(wanjiru, 'bid', ids.bid)).statusCode).toBe(200);
    expect((await report(wanjiru, 'car', ids.car)).statusCode).toBe(429);
  });
});
it('reports go three years after their decision', async () => {
  const { wanjiru, ids } = await things();
  const [old, recent] = [uuidv7(), uuidv7()];
  for (const [id, years] of [
    [old, 4],
    [recent, 2],
  ] as const) {
    await said(report(wanjiru, 'bid', ids.bid, { id }));
    await said(decide(id, 'unfounded'));
    await db
      .updateTable('reports')
      .set({ decided_at: sql`now() - make_interval(years => ${years})` })
      .where('id', '=', id)
      .execute();
  }
  await forgetOldReports(db);
  const left = await db.selectFrom('reports').select('id').where('id', 'in', [old, recent]).execute();
  expect(left).toEqual([{ id: recent }]);
});
