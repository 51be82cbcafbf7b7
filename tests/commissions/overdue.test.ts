import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isOverdue } from '../../server/modules/commissions/columns.ts';
import { testApp } from '../support/app.ts';

const { db } = await testApp();

it('what is overdue is read by the index of what is due', async () => {
  const plan = await db.transaction().execute(async (tx) => {
    // On an empty table every plan costs the same.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    return tx.selectFrom('commissions as c').select('c.id').where(isOverdue).explain();
  });
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toMatch(/commissions_due on commissions c[^\n]*\n\s+Index Cond: \(due_at < now\(\)\)/);
});
