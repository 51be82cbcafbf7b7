import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type { ThingKind } from '../../shared/moderation/kinds.ts';
import { type Person, testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { acceptedBid, bookedAppointment, placedBid, postedRequest, said } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { report, reporting } from '../support/reports.ts';
import { inDays } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

// What 'removed' is said to do before it is decided is what it does (docs/domain/lifecycles.md, "Report").

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);
const { noticesOf } = noticeBoard(site);
const photos = photosOf(app, config);
const { admin, decide, things } = await reporting(site);

const people = (make: typeof buyer, count: number) => Promise.all(Array.from({ length: count }, () => make(app, db)));

/** Reports a thing and reads what its removal would do; `remove` decides so. */
async function reported(who: Person, thing: ThingKind, thing_id: string) {
  const id = uuidv7();
  await said(report(who, thing, thing_id, { id }));
  const { view } = await said(admin.get(`/api/admin/moderation/report/${id}`));
  const remove = async () => {
    expect((await said(decide(id, 'removed'))).removal).toBeNull();
    await drain();
  };
  return { removal: view.removal, remove };
}

/** How many of these people have a notice with this in its title. */
async function toldAmong(some: Person[], title: string): Promise<number> {
  const all = await Promise.all(some.map(noticesOf));
  return all.filter((notices) => notices.some((notice) => notice.title.includes(title))).length;
}

/** The codes with which accepting these bids is refused. */
const refusals = (who: Person, bids: string[]) =>
  Promise.all(bids.map(async (bid) => (await who.post(`/api/bids/${bid}/accept`)).json().code));

describe('before it is decided', () => {
  it('of a request it says which offers freeze, which viewings stay, and how many dealers are told', async () => {
    const [wanjiru] = await people(buyer, 1);
    const [met, accepted, rejected, ...pending] = await people(dealer, 5);
    const stranger = await dealer(app, db);
    if (!wanjiru || !met || !accepted || !rejected) return expect.unreachable();
    const request = await postedRequest(wanjiru, { car_model: 'Subaru Forester 2017' });
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, met, request));
    await acceptedBid(wanjiru, accepted, request);
    await said(wanjiru.post(`/api/bids/${await placedBid(rejected, request)}/reject`));
    const waiting = [];
    for (const bidder of pending) waiting.push(await placedBid(bidder, request));

    const { removal, remove } = await reported(stranger, 'request', request);
    expect(removal).toEqual({ does: 'request_cancelled', pending_bids: 2, bidders: 4, open_viewings: 1 });
    await remove();
    expect(await toldAmong([met, accepted, rejected, stranger, ...pending], 'Request closed: Subaru Forester 2017')).toBe(removal.bidders);
    expect(await refusals(wanjiru, waiting)).toEqual(Array(removal.pending_bids).fill('request_closed'));
    const { status } = await said(wanjiru.get(`/api/appointments/${viewing}`));
    expect(status).toBe('pending');
    expect((await wanjiru.post(`/api/appointments/${viewing}/reschedule`, inDays(5))).json().code).toBe('request_closed');
  });

  it('of an offer it names the buyer, and says how many photos go', async () => {
    const [wanjiru, otieno] = [await buyer(app, db, { full_name: 'Wanjiru Njeri' }), await dealer(app, db)];
    const uploaded = [await photos.uploaded(otieno), await photos.uploaded(otieno)];
    const request = await postedRequest(wanjiru);
    const bid = await placedBid(otieno, request, { image_urls: uploaded.map(({ url }) => url) });
    const { removal, remove } = await reported(wanjiru, 'bid', bid);
    expect(removal).toEqual({ does: 'bid_removed', buyer_name: 'Wanjiru Njeri', photos: 2 });
    await remove();
    expect(await refusals(wanjiru, [bid])).toEqual(['wrong_state']);
    for (const person of [wanjiru, otieno])
      expect((await said(person.get('/api/bids'))).rows[0]).toMatchObject({ id: bid, image_urls: [], removed_at: expect.any(String) });
    expect((await otieno.post(`/api/requests/${request}/bids`, { id: uuidv7(), price: 900_000 })).json().code).toBe('already_bid');
  });

  it('of a car it says which offers wait, which viewings stay, and who saved it', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const savers = await people(buyer, 2);
    const [car_id, other] = [await stockedCar(otieno), await stockedCar(otieno)];
    for (const saver of savers) await said(saver.put(`/api/cars/${car_id}/saved`));
    const requested = () => postedRequest(wanjiru);
    const pending = await placedBid(otieno, await requested(), { car_id });
    const accepted = await acceptedBid(wanjiru, otieno, await requested(), { car_id });
    const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, await requested(), { car_id }));
    await placedBid(otieno, await requested(), { car_id: other });
    const closed = await requested();
    await placedBid(otieno, closed, { car_id });
    await said(admin.post(`/api/admin/requests/${closed}/status`, { status: 'cancelled' }));

    const { removal, remove } = await reported(wanjiru, 'car', car_id);
    expect(removal).toEqual({ does: 'car_taken_down', offers: 2, viewings: 1, savers: 2 });
    await remove();
    expect(await refusals(wanjiru, [pending])).toEqual(['car_off_market']);
    const booking = await wanjiru.post(`/api/bids/${accepted}/appointments`, { id: uuidv7(), ...inDays(3) });
    expect(booking.json().code).toBe('car_off_market');
    await said(otieno.post(`/api/appointments/${viewing}/confirm`, {}));
    const saved = await Promise.all(savers.map(async (saver) => (await said(saver.get('/api/saved-cars'))).rows[0].state));
    expect(saved).toEqual(Array(removal.savers).fill('withdrawn'));
  });

  it('of a dealer it says what taking the verification back always says', async () => {
    const otieno = await dealer(app, db, { business_name: 'Kisumu Wheels' });
    const buyers = await people(buyer, 3);
    const [wanjiru, achieng] = buyers;
    if (!wanjiru || !achieng) return expect.unreachable();
    const pending = [await placedBid(otieno, await postedRequest(wanjiru)), await placedBid(otieno, await postedRequest(wanjiru))];
    const viewing = await bookedAppointment(achieng, await acceptedBid(achieng, otieno, await postedRequest(achieng)));
    const car = await stockedCar(otieno);
    const { removal, remove } = await reported(wanjiru, 'person', otieno.user_id);
    expect(removal).toEqual({ does: 'dealer_unverified', pending_bids: 2, buyers: 2, viewings: 1, cars: 1 });
    const { does: _, ...effects } = removal;
    expect(await said(admin.get(`/api/admin/users/${otieno.user_id}/verification/effects`))).toEqual(effects);
    await remove();
    expect(await toldAmong(buyers, 'Kisumu Wheels is not verified any more')).toBe(removal.buyers);
    expect(await refusals(wanjiru, pending)).toEqual(Array(removal.pending_bids).fill('dealer_not_verified'));
    expect((await said(achieng.get(`/api/appointments/${viewing}`))).status).toBe('pending');
    expect((await said(wanjiru.get('/api/cars'))).rows.map(({ id }: { id: string }) => id)).not.toContain(car);
  });

  it('of a message or a review it says that they are hidden; of what can’t be removed nothing', async () => {
    const { wanjiru, otieno, ids } = await things();
    expect((await reported(wanjiru, 'message', ids.message)).removal).toEqual({ does: 'message_hidden' });
    expect((await reported(otieno, 'review', ids.review)).removal).toEqual({ does: 'review_hidden' });
    expect((await reported(otieno, 'person', wanjiru.user_id)).removal).toBeNull();
  });
});
