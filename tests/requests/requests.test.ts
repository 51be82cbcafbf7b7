import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { carLooks } from '../../shared/cars/looks.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, confirmedAppointment, eventsAbout, placedBid, postedRequest, requestForm } from '../support/deal.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { inDays } from '../support/times.ts';

const { app, db } = await testApp();
const admin = await administrator(app, db);

const idsOf = async (who: Person, path: string): Promise<string[]> =>
  (await who.get(path)).json().rows.map((row: { id: string }) => row.id);
const reveal = (who: Person, id: string) => who.post(`/api/requests/${id}/phone`);

describe('posting a request', () => {
  it('stores the budget as typed and as parsed; dealers and the buyer get the live event', async () => {
    const wanjiru = await buyer(app, db);
    const form = requestForm({ description: ' 3 < 4 ', share_phone: true });
    const reply = await wanjiru.post('/api/requests', form);
    expect(reply.json()).toMatchObject({
      ...form,
      description: '3 < 4',
      budget_min: 1_200_000,
      budget_max: 1_400_000,
      status: 'active',
      bids: [],
      bid_count: 0,
      has_sale: false,
    });
    const [event] = await eventsAbout(db, form.id);
    expect(event).toMatchObject({ type: 'request.posted', topics: ['admin', 'dealers', `user:${wanjiru.user_id}`].sort(), jobs: 0 });
  });

  it('tells a dealer each wish; one that a form does not know is none', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const wished = requestForm({ fuel_type: 'hybrid', logbook_in_sellers_name: true });
    const unknowing = requestForm();
    for (const form of [wished, unknowing]) await wanjiru.post('/api/requests', form);
    const read = async (id: string) => (await otieno.get(`/api/active-requests/${id}`)).json();
    expect(await read(wished.id)).toMatchObject({ fuel_type: 'hybrid', logbook_in_sellers_name: true });
    expect(await read(unknowing.id)).toMatchObject({ fuel_type: 'any', logbook_in_sellers_name: false });
  });

  it('can be repeated with the same id, also after its state changed; the id can’t be used for other content or by others', async () => {
    const [wanjiru, amina] = [await buyer(app, db), await buyer(app, db)];
    const form = requestForm();
    await wanjiru.post('/api/requests', form);
    await admin.post(`/api/admin/requests/${form.id}/status`, { status: 'cancelled' });
    const again = await wanjiru.post('/api/requests', { ...form, id: form.id.toUpperCase() });
    expect([again.statusCode, again.json().status]).toEqual([200, 'cancelled']);
    const taken = { status: 409, code: 'id_taken', detail: 'This id is already in use.' };
    expect((await wanjiru.post('/api/requests', { ...form, budget: '2M' })).json()).toEqual(taken);
    expect((await amina.post('/api/requests', form)).json()).toEqual(taken);
    expect((await eventsAbout(db, form.id)).map((event) => event.type)).toEqual(['request.posted', 'request.status_changed']);
    await wanjiru.delete(`/api/requests/${form.id}`);
    expect((await wanjiru.post('/api/requests', form)).statusCode).toBe(404);
  });

  it('stores a text with an invisible character before an accent', async () => {
    const car_model = 'e\u200B\u0301'.repeat(100);
    const reply = await (await buyer(app, db)).post('/api/requests', requestForm({ car_model }));
    expect([reply.statusCode, reply.json().car_model]).toEqual([200, 'é'.repeat(100)]);
  });
});

it('has for its buyer the colour of the offer that was accepted last, in My Requests as on the home, which is told no description', async () => {
  const [wanjiru, otieno, achieng] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
  const request = await postedRequest(wanjiru, { description: 'In blue, please' });
  const first = async (list: string) => (await wanjiru.get(`/api/requests${list}`)).json().rows[0];
  const isDrawnIn = async (accepted_color: string | null) => {
    const [{ car_model, description, accepted_color: told }, line] = [await first(''), await first('/lines')];
    expect([told, line.looks]).toEqual([accepted_color, carLooks(car_model, accepted_color, description)]);
    expect(line).not.toHaveProperty('description');
  };
  await placedBid(await dealer(app, db), request, { color: 'White' });
  await isDrawnIn(null);
  await acceptedBid(wanjiru, otieno, request, { color: 'Silver' });
  await isDrawnIn('Silver');
  await acceptedBid(wanjiru, achieng, request, { color: 'Red' });
  await isDrawnIn('Red');
});

describe('what a dealer sees', () => {
  it('includes the buyer’s name only for verified dealers, and a phone number in no list', async () => {
    const wanjiru = await buyer(app, db, { full_name: 'Wanjiru Waithaka' });
    const id = await postedRequest(wanjiru, { share_phone: true });
    const name = async (who: Person) => {
      const [listed, one] = [await who.get('/api/active-requests'), await who.get(`/api/active-requests/${id}`)];
      expect(`${listed.body}${one.body}`).not.toMatch(/712 ?345 ?678/);
      return [listed.json().rows.find((row: { id: string }) => row.id === id).buyer_name, one.json().buyer_name];
    };
    expect(await name(await dealer(app, db))).toEqual(['Wanjiru Waithaka', 'Wanjiru Waithaka']);
    expect(await name(await dealer(app, db, { is_verified: false }))).toEqual([null, null]);
  });

  it('includes active requests, and closed ones only if they bid on them; never a competitor’s bid', async () => {
    const [wanjiru, otieno, second] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
    const id = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, id);
    const seen = async (who: Person) => (await who.get(`/api/active-requests/${id}`)).json().own_bid;
    expect([(await seen(otieno)).id, await seen(second)]).toEqual([bid, null]);
    await admin.post(`/api/admin/requests/${id}/status`, { status: 'completed' });
    expect([(await seen(otieno)).id, (await second.get(`/api/active-requests/${id}`)).statusCode]).toEqual([bid, 404]);
    expect(await idsOf(otieno, '/api/active-requests')).not.toContain(id);
  });

  it('can be searched by part of the model or place, ignoring case; % and _ are ordinary characters', async () => {
    const wanjiru = await buyer(app, db);
    const otieno = await dealer(app, db);
    const mark = uuidv7().slice(-12);
    const byModel = await postedRequest(wanjiru, { car_model: `Subaru ${mark} 100%` });
    const byPlace = await postedRequest(wanjiru, { location: `Lamu ${mark.toUpperCase()}` });
    const find = (text: string) => idsOf(otieno, `/api/active-requests?search=${encodeURIComponent(text)}`);
    expect(await find(` ${mark}`)).toEqual([byPlace, byModel]);
    expect(await find(`${mark} 100%`)).toEqual([byModel]);
    expect(await find(`${mark}_100`)).toEqual([]);
  });

  describe('looked through by a dealer', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const mark = uuidv7().slice(-12);
    const wish = (budget: string) => postedRequest(wanjiru, { car_model: `Nissan ${mark}`, budget });
    const [low, range, high, open, unread] = [
      await wish('800k'),
      await wish('1.2M - 1.5M'),
      await wish('3M'),
      await wish('from 2m'),
      await wish('depends'),
    ];
    await placedBid(otieno, high);
    const find = (query: string) => idsOf(otieno, `/api/active-requests?search=${mark}&${query}`);

    it.each([
      ['', [unread, open, high, range, low]],
      ['budget_from=1200000', [open, high, range]],
      ['budget_to=1500000', [range, low]],
      ['budget_from=1500000&budget_to=1500000', [range]],
      ['budget_to=1499999', [low]],
      ['budget_to=1500000&without_figure=true', [unread, range, low]],
      ['without_figure=true', [unread, open, high, range, low]],
      ['unanswered=true', [unread, open, range, low]],
      ['sort=highest_budget', [high, open, range, low, unread]],
      ['sort=lowest_budget', [low, range, open, high, unread]],
      ['sort=lowest_budget&unanswered=true&budget_from=1000000', [range, open]],
    ])('%s', async (query, ids) => {
      expect(await find(query)).toEqual(ids);
    });

    it.each(['budget_from=1.5', 'budget_to=-1', 'budget_to=99999999999', 'sort=rating', 'unanswered=yes', 'without_figure=1'])(
      'refuses %s',
      async (query) => {
        expect((await otieno.get(`/api/active-requests?${query}`)).statusCode).toBe(422);
      },
    );

    it.each(['highest_budget', 'lowest_budget'])(
      'by %s, pages without losing or repeating a row, those without a figure too',
      async (sort) => {
        const [chebet, other] = [await buyer(app, db), uuidv7().slice(-12)];
        const posted: string[] = [];
        for (let n = 0; n < 23; n++)
          posted.push(await postedRequest(chebet, { car_model: `Mazda ${other}`, budget: n % 3 ? `${900 + (n % 2)}k` : 'ask me' }));
        const first = (await otieno.get(`/api/active-requests?search=${other}&sort=${sort}`)).json();
        const rest = (await otieno.get(`/api/active-requests?search=${other}&sort=${sort}&cursor=${first.next}`)).json();
        const ids = [...first.rows, ...rest.rows].map((row: { id: string }) => row.id);
        expect([first.rows.length, ids.toSorted()]).toEqual([20, posted.toSorted()]);
      },
    );
  });

  it('comes newest first, to a dealer as to the buyer', async () => {
    const [wanjiru, mark] = [await buyer(app, db), uuidv7().slice(-12)];
    const posted: string[] = [];
    for (let n = 0; n < 3; n++) posted.unshift(await postedRequest(wanjiru, { car_model: `Honda ${mark}` }));
    expect(await idsOf(wanjiru, '/api/requests')).toEqual(posted);
    expect(await idsOf(await dealer(app, db), `/api/active-requests?search=${mark}`)).toEqual(posted);
  });

  it('pages without losing or repeating a row, also when all were posted in the same microsecond', async () => {
    const wanjiru = await buyer(app, db);
    const mark = uuidv7().slice(-12);
    const posted: string[] = [];
    for (let n = 0; n < 23; n++) posted.push(await postedRequest(wanjiru, { car_model: `Mazda ${mark}` }));
    await db
      .updateTable('car_requests')
      .set({ created_at: '2026-11-01T09:00:00.123456Z' })
      .where('user_id', '=', wanjiru.user_id)
      .execute();
    for (const [who, path] of [
      [wanjiru, '/api/requests?'],
      [await dealer(app, db), `/api/active-requests?search=${mark}`],
    ] as const) {
      const first = (await who.get(path)).json();
      const rest = (await who.get(`${path}&cursor=${first.next}`)).json();
      const ids = [...first.rows, ...rest.rows].map((row: { id: string }) => row.id);
      expect([first.rows.length, rest.rows.length, rest.next, ids.toSorted()]).toEqual([20, 3, null, posted.toSorted()]);
    }
  });
});

describe('revealing a phone number', () => {
  it('needs the buyer’s consent and an active request; it is logged, and the buyer gets the live event', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const closed = await postedRequest(wanjiru);
    const shared = await postedRequest(wanjiru, { share_phone: true });
    expect((await reveal(otieno, closed)).statusCode).toBe(404);
    expect((await reveal(otieno, shared)).json()).toEqual({ phone: '0712 345 678', phone_e164: null });
    expect((await eventsAbout(db, shared)).at(-1)).toMatchObject({ type: 'request.phone_revealed', actor_id: otieno.user_id, jobs: 1 });
    await placedBid(otieno, shared);
    await admin.post(`/api/admin/requests/${shared}/status`, { status: 'cancelled' });
    expect((await reveal(otieno, shared)).statusCode).toBe(404);
  });

  it('is offered exactly when the server would give the number', async () => {
    const [wanjiru, otieno, stranger] = [await buyer(app, db), await dealer(app, db), await dealer(app, db, { is_verified: false })];
    const silent = await buyer(app, db, { phone: null });
    const [closed, shared] = [await postedRequest(wanjiru), await postedRequest(wanjiru, { share_phone: true })];
    const [without, ended] = [await postedRequest(silent, { share_phone: true }), await postedRequest(wanjiru, { share_phone: true })];
    await placedBid(otieno, ended);
    await admin.post(`/api/admin/requests/${ended}/status`, { status: 'cancelled' });
    for (const [who, request, is] of [
      [otieno, shared, true],
      [admin, shared, true],
      [stranger, shared, false],
      [otieno, closed, false],
      [otieno, without, false],
      [otieno, ended, false],
    ] as const) {
      expect((await who.get(`/api/active-requests/${request}`)).json().can_reveal_phone).toBe(is);
      expect((await reveal(who, request)).statusCode === 200).toBe(is);
    }
  });

  it('is limited to thirty a day, counted from midnight in Nairobi, also for two calls at once', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const id = await postedRequest(wanjiru, { share_phone: true });
    for (let n = 0; n < 29; n++) await reveal(otieno, id);
    // Two at once for the last one of the day.
    const last = await Promise.all([reveal(otieno, id), reveal(otieno, id)]);
    expect(last.map((reply) => reply.statusCode).sort()).toEqual([200, 429]);
    const move = (to: ReturnType<typeof sql>) =>
      rewriteLog(db, sql`update events set created_at = ${to} where type = 'request.phone_revealed' and actor_id = ${otieno.user_id}`);
    const midnight = sql`date_trunc('day', now() at time zone 'Africa/Nairobi') at time zone 'Africa/Nairobi'`;
    await move(sql`${midnight}`);
    expect((await reveal(otieno, id)).statusCode).toBe(429);
    await move(sql`${midnight} - interval '1 second'`);
    expect((await reveal(otieno, id)).statusCode).toBe(200);
  });
});

describe('a deleted request', () => {
  it('is gone for everyone, wherever it or its offers were shown', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const { request, bid } = await confirmedAppointment(wanjiru, otieno, await postedRequest(wanjiru, { share_phone: true }));
    await wanjiru.delete(`/api/requests/${request}`);
    for (const who of [wanjiru, otieno, admin]) {
      expect(await idsOf(who, '/api/bids')).not.toContain(bid);
      expect((await who.get(`/api/requests/${request}/bids`)).statusCode).toBe(404);
    }
    for (const who of [otieno, admin]) {
      expect((await who.get(`/api/active-requests/${request}`)).statusCode).toBe(404);
      expect(await idsOf(who, '/api/active-requests')).not.toContain(request);
      expect((await reveal(who, request)).statusCode).toBe(404);
    }
    expect((await wanjiru.get(`/api/requests/${request}`)).statusCode).toBe(404);
    expect((await admin.post(`/api/admin/requests/${request}/status`, { status: 'active' })).statusCode).toBe(404);
    expect((await wanjiru.post(`/api/bids/${bid}/appointments`, { id: uuidv7(), ...inDays(3) })).statusCode).toBe(404);
  });
});
