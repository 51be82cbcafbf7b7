import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { said } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer } from '../support/people.ts';
import { report, reporting } from '../support/reports.ts';
import { testWorker } from '../support/worker.ts';

// What happens to a report at the moment in which it, or another of the same thing, is decided.

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const { noticesOf } = noticeBoard(site);
const { admin, things, seen, decide } = await reporting(site);

it('two decisions: one counts, and everybody is told once', async () => {
  const { wanjiru, ids } = await things();
  const id = uuidv7();
  await said(report(wanjiru, 'message', ids.message, { id }));
  const replies = await Promise.all([decide(id, 'warned'), decide(id, 'unfounded')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await drain();
  const answered = (await noticesOf(wanjiru)).filter(({ title }) => title === 'We have looked at your report');
  expect(answered).toHaveLength(1);
});

it('two removals: one counts', async () => {
  const { wanjiru, ids } = await things();
  const id = uuidv7();
  await said(report(wanjiru, 'bid', ids.bid, { id }));
  const replies = await Promise.all([decide(id, 'removed'), decide(id, 'removed')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('a report of what is removed keeps it from being removed, waits, or finds nothing', async () => {
  const { otieno, wanjiru, ids } = await things();
  const [id, other] = [uuidv7(), uuidv7()];
  await said(report(otieno, 'review', ids.review, { id }));
  const [stranger, before] = [await buyer(app, db), await seen(id)];
  const [decided, late] = await Promise.all([decide(id, 'removed', before), report(stranger, 'review', ids.review, { id: other })]);
  if (decided.statusCode !== 200) {
    expect([decided.json().code, late.statusCode]).toEqual(['more_reported', 200]);
    await said(decide(id, 'removed'));
  }
  expect([200, 404]).toContain(late.statusCode);
  if (late.statusCode === 200) {
    const { view } = (await admin.get(`/api/admin/moderation/report/${other}`)).json();
    if (!view.decided) expect((await decide(other, 'unfounded')).statusCode).toBe(200);
  }
  expect((await report(wanjiru, 'review', ids.review)).statusCode).toBe(404);
});

it('all open reports of a thing are decided together', async () => {
  const { ids } = await things();
  const [one, two] = [await buyer(app, db), await buyer(app, db)];
  const [first, second] = [uuidv7(), uuidv7()];
  await said(report(one, 'car', ids.car, { id: first }));
  await said(report(two, 'car', ids.car, { id: second }));
  expect((await said(decide(second, 'warned'))).reports.map((each: { id: string }) => each.id)).toEqual([first, second]);
  expect((await decide(first, 'warned')).statusCode).toBe(409);
  await drain();
  for (const person of [one, two]) expect((await noticesOf(person))[0]?.title).toBe('We have looked at your report');
});
