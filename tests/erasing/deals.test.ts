import { describe, expect, it } from 'vitest';
import type { Role } from '../../shared/roles.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, postedRequest } from '../support/deal.ts';
import { allEndpoints } from '../support/endpoints.ts';
import { erase } from '../support/erasing.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { testDeal } from '../support/sale.ts';
import { viewingIn } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

// What two have between them when one of them goes: it has to be ended before, and the other one keeps it.

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const admin = await administrator(app, db);

describe('what stands in the way', () => {
  it.each(['buyer', 'dealer'] as const)('an open viewing, of its %s', async (side) => {
    const people = { buyer: await buyer(app, db), dealer: await dealer(app, db) };
    const request = await postedRequest(people.buyer);
    const viewing = await bookedAppointment(people.buyer, await acceptedBid(people.buyer, people.dealer, request));
    const reply = await erase(people[side]);
    expect(reply.json()).toMatchObject({ status: 409, code: 'unfinished', detail: expect.stringContaining('an open viewing') });
    expect((await people[side].get('/api/profile/erasing')).json().unfinished).toMatchObject([
      { kind: 'viewing', appointment_id: viewing },
    ]);
    expect((await people[side].get('/api/profile')).statusCode).toBe(200);

    expect((await people[side].post(`/api/appointments/${viewing}/cancel`, { reason: 'Sick' })).statusCode).toBe(200);
    expect((await erase(people[side])).statusCode).toBe(200);
  });

  it('a commission that is not paid, of its dealer', async () => {
    const { appointment, ...deal } = await testDeal(app, db);
    const viewing = await appointment(viewingIn(-20), { sold_for: 1_285_000 });
    expect((await erase(deal.dealer)).json().detail).toContain('a commission that is not paid');
    expect((await deal.dealer.get('/api/profile/erasing')).json().unfinished).toMatchObject([
      { kind: 'commission', appointment_id: viewing },
    ]);
    expect((await erase(deal.buyer)).statusCode).toBe(200);

    const { id } = await db.selectFrom('commissions').select('id').where('appointment_id', '=', viewing).executeTakeFirstOrThrow();
    expect((await admin.post(`/api/admin/commissions/${id}/paid`, {})).statusCode).toBe(200);
    expect((await erase(deal.dealer)).statusCode).toBe(200);
  });

  it.each(['buyer', 'dealer'] as const)('an open dispute, of its %s', async (side) => {
    const { appointment, ...deal } = await testDeal(app, db);
    const viewing = await appointment(viewingIn(-20), { sold_for: 100_000 });
    expect((await erase(deal[side])).json().detail).toContain('an open dispute');
    expect((await deal[side].get('/api/profile/erasing')).json().unfinished).toContainEqual(
      expect.objectContaining({ kind: 'dispute', appointment_id: viewing }),
    );
  });
});

describe('the other side of a deal', () => {
  /** What this person gets from every read of the contract that is for their role, with the ids of the deal; each has to be answered. */
  async function readAll(person: Person, role: Role, ids: Record<string, string>): Promise<string> {
    const texts: string[] = [];
    for (const { method, path, access, query } of (await allEndpoints()).values()) {
      if (method !== 'GET' || (access !== 'anyone' && !access.roles.includes(role))) continue;
      // A file is asked for with what it is to hold.
      if (query?.safeParse({}).success === false) continue;
      const [, thing = ''] = /^\/api\/([\w-]+)\/:id/.exec(path) ?? [];
      if (path.includes(':id') && !ids[thing]) continue;
      const address = path.replace(':id', ids[thing] ?? '');
      const reply = await person.get(address);
      expect([address, reply.statusCode]).toEqual([address, 200]);
      texts.push(reply.body);
    }
    expect(texts.length).toBeGreaterThan(10);
    return texts.join('\n');
  }

  it('reads everything as before, of an Unknown Buyer or Dealer; ratings keep their average', async () => {
    for (const gone of ['buyer', 'dealer'] as const) {
      const { appointment, requestId, bidId, ...people } = await testDeal(app, db);
      const id = await appointment(viewingIn(-20), { sold_for: 1_285_000 });
      await people.buyer.post(`/api/appointments/${id}/rating`, { id: crypto.randomUUID(), rating: 4, review_text: 'Fair and quick' });
      await people.buyer.post(`/api/appointments/${id}/messages`, { id: crypto.randomUUID(), message: 'Thank you' });
      await people.dealer.post(`/api/appointments/${id}/messages`, { id: crypto.randomUUID(), message: 'Drive well' });
      const commission = await db.selectFrom('commissions').select('id').where('appointment_id', '=', id).executeTakeFirstOrThrow();
      await admin.post(`/api/admin/commissions/${commission.id}/paid`, {});
      await drain();
      expect((await erase(people[gone])).statusCode).toBe(200);
      await drain();

      const stays = gone === 'buyer' ? people.dealer : people.buyer;
      const ids = { appointments: id, dealers: people.dealer.user_id, requests: requestId };
      const text = await readAll(stays, gone === 'buyer' ? 'dealer' : 'buyer', gone === 'buyer' ? { ...ids, requests: '' } : ids);
      expect(text).toContain(gone === 'buyer' ? 'Unknown Buyer' : 'Unknown Dealer');
      expect(text).toContain('Fair and quick');
      expect((await stays.get(`/api/dealers/${people.dealer.user_id}`)).json()).toMatchObject({ rating: 4, rating_count: 1 });
      await readAll(admin, 'admin', ids);
      expect((await admin.get('/api/admin/users')).body).not.toContain(people[gone].user_id);
    }
  });
});
