import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { handleEvents } from '../../server/modules/notifications/handle-event.ts';
import type { Outcome } from '../../shared/deal.ts';
import type { DomainEvent } from '../../shared/events.ts';
import { testApp } from '../support/app.ts';
import { noticeBoard } from '../support/notices.ts';
import { administrator } from '../support/people.ts';
import { testDeal } from '../support/sale.ts';
import { viewingIn } from '../support/times.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { run, drain } = await testWorker(site);
const admin = await administrator(app, db);

const { happen, noticesOf, mailsTo } = noticeBoard(site);

describe('who gets which notice', () => {
  let deal: Awaited<ReturnType<typeof testDeal>>;
  beforeEach(async () => {
    deal = await testDeal(app, db);
    await drain();
  });

  /** The notices and mails (by name) that buyer, dealer and admin get for this event. */
  async function told(event: DomainEvent, actor: string | null = null) {
    const people = [deal.buyer, deal.dealer, admin];
    const before = await Promise.all(people.map(async (person) => ({ notices: await noticesOf(person), mails: await mailsTo(person) })));
    await happen(event, actor);
    await drain();
    const after = await Promise.all(people.map(async (person) => ({ notices: await noticesOf(person), mails: await mailsTo(person) })));
    const [toBuyer, toDealer, toAdmin] = after.map(({ notices, mails }, index) => [
      notices.length - (before[index]?.notices.length ?? 0),
      mails.slice(0, mails.length - (before[index]?.mails.length ?? 0)).join(),
    ]);
    expect(toAdmin).toEqual([0, '']);
    return { buyer: toBuyer, dealer: toDealer };
  }
  const nobody = [0, ''];

  test('the second step: its owner', async () => {
    const { user_id } = deal.buyer;
    const changed = { type: 'account.second_factor_changed', data: { user_id, what: 'cleared' } } as const;
    expect(await told(changed)).toEqual({ buyer: [1, 'second-factor-changed'], dealer: nobody });
    const used = { type: 'account.recovery_code_used', data: { user_id, left: 9 } } as const;
    expect(await told(used)).toEqual({ buyer: [1, 'recovery-code-used'], dealer: nobody });
  });

  test('a sign-in at a new browser, by mail alone: a dealer, a buyer with an open deal, the administrator, and no other buyer', async () => {
    const at = (person: { user_id: string }) =>
      ({ type: 'account.new_browser', data: { user_id: person.user_id, browser: 'Chrome', system: null } }) as const;
    expect(await told(at(deal.dealer))).toEqual({ buyer: nobody, dealer: [0, 'new-browser'] });
    await db.updateTable('bids').set({ status: 'rejected' }).where('id', '=', deal.bidId).execute();
    expect(await told(at(deal.buyer))).toEqual({ buyer: nobody, dealer: nobody });
    await db.updateTable('bids').set({ status: 'accepted' }).where('id', '=', deal.bidId).execute();
    expect(await told(at(deal.buyer))).toEqual({ buyer: [0, 'new-browser'], dealer: nobody });
    await deal.appointment(viewingIn(30), { status: 'confirmed' });
    await db.updateTable('car_requests').set({ status: 'completed' }).where('id', '=', deal.requestId).execute();
    expect(await told(at(deal.buyer))).toEqual({ buyer: [0, 'new-browser'], dealer: nobody });
    const before = (await mailsTo(admin)).length;
    await happen(at(admin));
    await drain();
    expect((await mailsTo(admin)).length).toBe(before + 1);
  });

  test('bids', async () => {
    const data = { bid_id: deal.bidId, request_id: deal.requestId };
    expect(await told({ type: 'bid.accepted', data }, deal.buyer.user_id)).toEqual({ buyer: nobody, dealer: [1, 'bid-accepted'] });
    expect(await told({ type: 'bid.rejected', data }, deal.buyer.user_id)).toEqual({ buyer: nobody, dealer: [1, 'bid-rejected'] });
  });

  test('appointments: the other party, or both when the administrator or a scheduled job acted', async () => {
    const [byBuyer, byDealer] = [deal.buyer.user_id, deal.dealer.user_id];
    // No reader has two from one appointment: the second would wait.
    const data = { appointment_id: await deal.appointment(viewingIn(30), { status: 'confirmed' }) };
    expect(await told({ type: 'appointment.confirmed', data }, byDealer)).toEqual({ buyer: [1, 'appointment-confirmed'], dealer: nobody });
    expect(await told({ type: 'appointment.confirmed', data }, byBuyer)).toEqual({ buyer: nobody, dealer: [1, 'appointment-confirmed'] });
    expect(await told({ type: 'appointment.reminded', data })).toEqual({
      buyer: [1, 'appointment-tomorrow'],
      dealer: [1, 'appointment-tomorrow'],
    });
    expect(await told({ type: 'appointment.outcome_asked', data })).toEqual({
      buyer: [1, 'outcome-question'],
      dealer: [1, 'outcome-question'],
    });
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', data.appointment_id).execute();

    const cancelled = async () => ({ appointment_id: await deal.appointment(viewingIn(30), { status: 'cancelled' }) });
    const [one, another, third] = [await cancelled(), await cancelled(), await cancelled()];
    expect(await told({ type: 'appointment.cancelled', data: one }, byBuyer)).toEqual({
      buyer: nobody,
      dealer: [1, 'appointment-cancelled'],
    });
    const bySale = { ...another, by_sale: true };
    expect(await told({ type: 'appointment.cancelled', data: bySale })).toEqual({ buyer: nobody, dealer: [1, 'appointment-outsold'] });
    const set = { ...third, status: 'cancelled' as const };
    expect(await told({ type: 'appointment.status_set', data: set }, admin.user_id)).toEqual({
      buyer: [1, 'appointment-status'],
      dealer: [1, 'appointment-status'],
    });

    const open = { appointment_id: await deal.appointment(viewingIn(30)) };
    expect(await told({ type: 'appointment.booked', data: open }, byBuyer)).toEqual({ buyer: nobody, dealer: [1, 'appointment-booked'] });
    await db.updateTable('appointments').set({ proposed_by: byDealer }).where('id', '=', open.appointment_id).execute();
    expect(await told({ type: 'appointment.rescheduled', data: open }, byDealer)).toEqual({
      buyer: [1, 'appointment-moved'],
      dealer: nobody,
    });
  });

  test('no reminder of, and no question about, an appointment that was cancelled meanwhile', async () => {
    const data = { appointment_id: await deal.appointment(viewingIn(30), { status: 'cancelled' }) };
    expect(await told({ type: 'appointment.reminded', data })).toEqual({ buyer: nobody, dealer: nobody });
    expect(await told({ type: 'appointment.outcome_asked', data })).toEqual({ buyer: nobody, dealer: nobody });
  });

  test('a queued mail is not sent when it is no longer true', async () => {
    const appointment_id = await deal.appointment(viewingIn(30), { status: 'confirmed' });
    await happen({ type: 'appointment.reminded', data: { appointment_id } });
    const event = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'appointment.reminded')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await run(handleEvents, { event_id: event.id });
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', appointment_id).execute();
    await drain();
    expect(await mailsTo(deal.buyer)).not.toContain('appointment-tomorrow');
  });

  test('an outcome our team recorded can be objected to while it has decided no dispute, as the server takes it', async () => {
    const id = await deal.appointment(viewingIn(-2), { status: 'confirmed' });
    const set = async (outcome: Outcome) => {
      await admin.post(`/api/admin/appointments/${id}/status`, { status: 'completed', outcome });
      await drain();
      const { body } = await deal.buyer.get('/api/notifications');
      return (JSON.parse(body).rows as { body: string }[])[0]?.body;
    };
    const dispute = () => deal.buyer.post(`/api/appointments/${id}/dispute`, { id: uuidv7(), reason: 'I bought it' });
    expect(await set('not_sold')).toMatch(/ Not right\? Say so within 7 days\.$/);
    expect((await dispute()).statusCode).toBe(200);
    await admin.post(`/api/admin/appointments/${id}/decision`, { decision: 'upheld', reason: 'We asked both' });
    expect(await set('sold')).toMatch(/ Not right\? Please write to us\.$/);
    expect((await dispute()).json().code).toBe('already_decided');
  });

  test('outcomes and commissions', async () => {
    const appointment_id = await deal.appointment(viewingIn(-2), { sold_for: 1_200_000 });
    const [byBuyer, byDealer, dealer_id] = [deal.buyer.user_id, deal.dealer.user_id, deal.dealer.user_id];
    const data = { appointment_id };
    expect(await told({ type: 'appointment.completed', data: { ...data, outcome: 'sold' } }, byBuyer)).toEqual({
      // In writing, but without a mail that asks whether it is right.
      buyer: [1, ''],
      dealer: [1, 'sale-recorded'],
    });
    expect(await told({ type: 'appointment.completed', data: { ...data, outcome: 'not_sold' } }, byDealer)).toEqual({
      buyer: [1, ''],
      dealer: nobody,
    });
    const dispute = { ...data, dispute_id: uuidv7() };
    expect(await told({ type: 'outcome.disputed', data: dispute }, byBuyer)).toEqual({ buyer: nobody, dealer: [1, 'outcome-disputed'] });
    expect(await told({ type: 'outcome.disputed', data: dispute })).toEqual({
      buyer: [1, 'outcome-disputed'],
      dealer: [1, 'outcome-disputed'],
    });
    expect(await told({ type: 'rating.given', data: { ...data, rating_id: uuidv7(), dealer_id } }, byBuyer)).toEqual({
      buyer: nobody,
      dealer: [1, ''],
    });

    const { id: commission_id } = await db
      .selectFrom('commissions')
      .select('id')
      .where('appointment_id', '=', appointment_id)
      .executeTakeFirstOrThrow();
    const owed = { commission_id, dealer_id, appointment_id };
    expect(await told({ type: 'commission.created', data: owed })).toEqual({ buyer: nobody, dealer: [1, 'commission-due'] });
    expect(await told({ type: 'commission.updated', data: owed })).toEqual({ buyer: nobody, dealer: [1, 'commission-changed'] });
    await db
      .updateTable('commissions')
      .set({ status: 'paid', paid_at: new Date().toISOString() })
      .where('id', '=', commission_id)
      .execute();
    expect(await told({ type: 'commission.paid', data: owed })).toEqual({ buyer: nobody, dealer: [1, 'commission-paid'] });
    await db.deleteFrom('commissions').where('id', '=', commission_id).execute();
    expect(await told({ type: 'commission.removed', data: owed })).toEqual({ buyer: nobody, dealer: [1, ''] });
  });

  test('requests: the dealers who bid, and the buyer where our team set the status', async () => {
    const request_id = deal.requestId;
    await db.updateTable('car_requests').set({ status: 'cancelled' }).where('id', '=', request_id).execute();
    expect(await told({ type: 'request.status_changed', data: { request_id, status: 'cancelled' } })).toEqual({
      buyer: nobody,
      dealer: [1, 'request-closed'],
    });
    expect(await told({ type: 'request.status_changed', data: { request_id, status: 'cancelled', by_team: true } })).toEqual({
      buyer: [1, 'own-request-set'],
      dealer: [1, 'request-closed'],
    });
    expect(await told({ type: 'request.deleted', data: { request_id, dealer_ids: [deal.dealer.user_id] } })).toEqual({
      buyer: nobody,
      dealer: [1, 'request-deleted'],
    });
    const reveal = { request_id, dealer_id: deal.dealer.user_id };
    expect(await told({ type: 'request.phone_revealed', data: reveal }, deal.dealer.user_id)).toEqual({ buyer: [1, ''], dealer: nobody });
  });

  test('the dealer who sold is not told that the request is closed', async () => {
    await deal.appointment(viewingIn(-2), { sold_for: 1_200_000 });
    expect(await told({ type: 'request.status_changed', data: { request_id: deal.requestId, status: 'completed' } })).toEqual({
      buyer: nobody,
      dealer: nobody,
    });
  });

  test('verification: the dealer; when it is revoked, also the buyers who deal with them', async () => {
    const dealer_id = deal.dealer.user_id;
    expect(await told({ type: 'dealer.verified', data: { dealer_id } })).toEqual({ buyer: nobody, dealer: [1, 'dealer-verified'] });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', dealer_id).execute();
    const step = {
      id: uuidv7(),
      dealer_id,
      admin_id: dealer_id,
      step: 'unverified',
      details_version: 1,
      reason: 'Another firm’s name',
    } as const;
    await db.insertInto('verification_steps').values(step).execute();
    const data = { dealer_id, buyer_ids: [deal.buyer.user_id], step_id: step.id };
    expect(await told({ type: 'dealer.revoked', data })).toEqual({ buyer: [1, 'dealer-unavailable'], dealer: [1, 'dealer-revoked'] });
  });

  test('a dealer hears what became of changed details, of a refusal while it stands', async () => {
    const dealer_id = deal.dealer.user_id;
    const change_id = uuidv7();
    const refused = { type: 'business.change_refused', data: { dealer_id, change_id, reason: 'Another firm’s name' } } as const;
    const change = { id: change_id, dealer_id, business_name: 'Rift Valley Motors' };
    await db.insertInto('business_changes').values(change).execute();
    expect(await told(refused)).toEqual({ buyer: nobody, dealer: nobody });
    await db.updateTable('business_changes').set({ refused_reason: 'Another firm’s name' }).where('id', '=', change_id).execute();
    expect(await told(refused)).toEqual({ buyer: nobody, dealer: [1, 'business-change-refused'] });
    const approved = { type: 'business.change_approved', data: { dealer_id } } as const;
    expect(await told(approved)).toEqual({ buyer: nobody, dealer: [1, 'business-change-approved'] });
  });

  test('a waiting dealer is asked for a licence number until there is one, and for more until it is verified', async () => {
    const dealer_id = deal.dealer.user_id;
    const step = {
      id: uuidv7(),
      dealer_id,
      admin_id: dealer_id,
      step: 'more_asked',
      details_version: 1,
      reason: 'A photo of the yard',
    } as const;
    await db.insertInto('verification_steps').values(step).execute();
    const more = { type: 'dealer.more_asked', data: { dealer_id, step_id: step.id } } as const;
    expect(await told(more)).toEqual({ buyer: nobody, dealer: nobody });
    await db.updateTable('profiles').set({ is_verified: false }).where('user_id', '=', dealer_id).execute();
    expect(await told(more)).toEqual({ buyer: nobody, dealer: [1, 'more-asked'] });
    const licence = { type: 'dealer.licence_asked', data: { dealer_id } } as const;
    expect(await told(licence)).toEqual({ buyer: nobody, dealer: [1, 'licence-asked'] });
    await db.updateTable('profiles').set({ business_license: 'L-1' }).where('user_id', '=', dealer_id).execute();
    expect(await told(licence)).toEqual({ buyer: nobody, dealer: nobody });
  });
});
