import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../support/accounts.ts';
import { browser, type Person, testApp } from '../support/app.ts';
import { acceptedBid, bidForm, bookedAppointment, placedBid, postedRequest, requestForm, startedDeal } from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf, small } from '../support/photos.ts';
import { inDays } from '../support/times.ts';

const { app, db, config } = await testApp();
const { upload, uploaded, storedNames } = photosOf(app, config);
const post = async (person: Person, url: string, body: object) => {
  const reply = await person.post(url, body);
  return [reply.statusCode, reply.json().code];
};

/** The row stays, but no client is known to have made it: the program did, or it is older than what is remembered. */
async function forgotten(id: string): Promise<string> {
  await db.deleteFrom('idempotency_keys').where('id', '=', id).execute();
  return id;
}

describe('a create with the id of a row that no client made is refused, not an error of ours', () => {
  const taken = [409, 'id_taken'];

  it('accounts', async () => {
    const { user_id } = await administrator(app, db);
    expect(await post(browser(app), '/api/auth/sign-up', signUpForm({ id: user_id }))).toEqual(taken);
  });

  it('requests', async () => {
    const id = await forgotten(await postedRequest(await buyer(app, db)));
    expect(await post(await buyer(app, db), '/api/requests', requestForm({ id }))).toEqual(taken);
  });

  it('bids', async () => {
    const request = await postedRequest(await buyer(app, db));
    const id = await forgotten(await placedBid(await dealer(app, db), request));
    expect(await post(await dealer(app, db), `/api/requests/${request}/bids`, bidForm({ id }))).toEqual(taken);
  });

  it('appointments', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const id = await forgotten(await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru))));
    const bid = await acceptedBid(wanjiru, otieno, await postedRequest(wanjiru));
    expect(await post(wanjiru, `/api/bids/${bid}/appointments`, { id, ...inDays(4) })).toEqual(taken);
  });

  it('messages and ratings', async () => {
    const [one, other] = [await startedDeal(app, db), await startedDeal(app, db)];
    const [message, rating] = [
      { id: uuidv7(), message: 'Is it still there?' },
      { id: uuidv7(), rating: 5 },
    ];
    for (const [call, body] of [
      ['messages', message],
      ['rating', rating],
    ] as const) {
      expect((await one.wanjiru.post(`/api/appointments/${one.id}/${call}`, body)).statusCode, call).toBe(200);
      await forgotten(body.id);
      expect(await post(other.wanjiru, `/api/appointments/${other.id}/${call}`, body), call).toEqual(taken);
    }
  });

  it('disputes: the system raises some itself', async () => {
    const { otieno, wanjiru, id } = await startedDeal(app, db);
    await otieno.post(`/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 100 });
    const { disputes } = (await wanjiru.get(`/api/appointments/${id}`)).json();
    expect(disputes).toMatchObject([{ raised_by: null }]);
    expect(await post(wanjiru, `/api/appointments/${id}/dispute`, { id: disputes[0].id, reason: 'Never seen it' })).toEqual(taken);
  });

  it('photos, of which no file is left behind', async () => {
    const { id } = await uploaded(await dealer(app, db));
    const before = await storedNames();
    const reply = await upload(await dealer(app, db), small, { id: await forgotten(id) });
    expect([reply.statusCode, reply.json().code]).toEqual(taken);
    expect(await storedNames()).toEqual(before);
  });
});
