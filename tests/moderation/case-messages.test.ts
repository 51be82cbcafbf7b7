import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { type Person, testApp } from '../support/app.ts';
import { said, startedDeal } from '../support/deal.ts';
import { administrator } from '../support/people.ts';

// Which messages stand beside a dispute (docs/domain/lifecycles.md, "The queue").

const { app, db } = await testApp();
const admin = await administrator(app, db);

/** A deal that was recorded as unsold ten days ago and disputed four days later, by the buyer. `wrote`: who wrote something, so many hours after which of the two. */
async function disputed() {
  const { wanjiru, otieno, id } = await startedDeal(app, db);
  await said(otieno.post(`/api/appointments/${id}/complete`, { outcome: 'not_sold' }));
  await said(wanjiru.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I bought it.' }));
  const outcome = sql<string>`now() - interval '10 days'`;
  const dispute = sql<string>`now() - interval '6 days'`;
  await db.updateTable('appointments').set({ completed_at: outcome }).where('id', '=', id).execute();
  await db.updateTable('outcome_disputes').set({ created_at: dispute }).where('appointment_id', '=', id).execute();
  const wrote = async (who: Person, message: string, hours: number, after: 'outcome' | 'dispute') => {
    await said(who.post(`/api/appointments/${id}/messages`, { id: uuidv7(), message }));
    const moment = after === 'outcome' ? outcome : dispute;
    await db
      .updateTable('messages')
      .set({ created_at: sql`${moment} + make_interval(secs => ${hours * 3600})` })
      .where('appointment_id', '=', id)
      .where('message', '=', message)
      .execute();
  };
  const shown = async () => {
    const { view } = await said(admin.get(`/api/admin/moderation/dispute/${id}`));
    return view.messages.map(({ message }: { message: string }) => message);
  };
  return { wanjiru, otieno, wrote, shown };
}

it('of a long thread those of both sides around the outcome and around the dispute, and no others', async () => {
  const { wanjiru, otieno, wrote, shown } = await disputed();
  for (let count = 0; count < 10; count++) await wrote(otieno, `Karibu ${count}`, -200 - count, 'outcome');
  await wrote(otieno, 'A day and an hour before it', -25, 'outcome');
  await wrote(wanjiru, 'Within a day before it', -23, 'outcome');
  await wrote(wanjiru, 'An hour after it', 1, 'outcome');
  await wrote(otieno, 'A day and an hour after it', 25, 'outcome');
  await wrote(otieno, 'The answer to the dispute', 23, 'dispute');
  await wrote(otieno, 'Too late to the dispute', 25, 'dispute');
  expect(await shown()).toEqual(['Within a day before it', 'An hour after it', 'The answer to the dispute']);
});

it('of a thread of ten all, of one of eleven no more', async () => {
  const { otieno, wrote, shown } = await disputed();
  const all = Array.from({ length: 10 }, (_, index) => `Karibu ${index}`);
  for (const [index, message] of all.entries()) await wrote(otieno, message, -300 + index, 'outcome');
  expect(await shown()).toEqual(all);
  await wrote(otieno, 'One more', -200, 'outcome');
  expect(await shown()).toEqual([]);
});
