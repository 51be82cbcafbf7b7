import { uuidv7 } from 'uuidv7';
import { expect } from 'vitest';
import { type Person, testApp } from './app.ts';
import { eventsAbout, startedDeal } from './deal.ts';
import { administrator } from './people.ts';
import { testWorker } from './worker.ts';

/** A file's program with worker and administrator, and the acts of sales that are paid, disputed and taken back. */
export async function testSales() {
  const site = await testApp();
  const { app, db } = site;
  const { drain } = await testWorker(site);
  const admin = await administrator(app, db);

  const pay = (id: string) => admin.post(`/api/admin/commissions/${id}/paid`, {});
  const decide = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/decision`, { reason: 'Both wrote it', ...form });
  const set = (id: string, form: object) => admin.post(`/api/admin/appointments/${id}/status`, form);
  const dispute = (who: Person, id: string) => who.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I paid less' });
  const commissionsOf = (id: string) =>
    db.selectFrom('commissions').selectAll().where('appointment_id', '=', id).orderBy('created_at').execute();
  const typesAbout = async (id: string) => (await eventsAbout(db, id)).map(({ type }) => type);

  /** A sale at KSh 1,200,000, of which KSh 24,000 are owed; perhaps paid, and then perhaps disputed by its buyer. */
  async function sale({ isPaid = false, isDisputed = false } = {}) {
    const deal = await startedDeal(app, db);
    const sold = await deal.otieno.post(`/api/appointments/${deal.id}/complete`, { outcome: 'sold', final_price: 1_200_000 });
    const commission = sold.json().commission.id as string;
    if (isPaid) expect((await pay(commission)).statusCode).toBe(200);
    if (isDisputed) expect((await dispute(deal.wanjiru, deal.id)).statusCode).toBe(200);
    return { ...deal, commission };
  }

  return { ...site, drain, admin, pay, decide, set, dispute, commissionsOf, typesAbout, sale };
}
