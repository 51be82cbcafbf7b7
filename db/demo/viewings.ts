import { uuidv7 } from 'uuidv7';
import { commissionOn } from '../../shared/money.ts';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';
import type { Rows } from './rows.ts';
import type { Viewing } from './story.ts';
import { instantOf, minutesAfter } from './times.ts';

/** The accepted bid a viewing belongs to. */
interface Bid {
  bid_id: string;
  request_id: string;
  buyer_id: string;
  dealer_id: string;
}

/** Writes a viewing in the state the story left it in, with its chat, its sale and its rating. */
export function tellAppointment(rows: Rows, now: Date, bid: Bid, viewing: Viewing): void {
  const id = uuidv7();
  const { buyer_id, dealer_id } = bid;
  const ids = { buyer: buyer_id, dealer: dealer_id };
  const other = { buyer: dealer_id, dealer: buyer_id };
  const concerns = [buyer_id, dealer_id];
  const about = { appointment_id: id };
  const at = instantOf(viewing.at, now);
  const booked = instantOf(viewing.booked, now);
  let changed = booked;
  rows.events.push({ type: 'appointment.booked', data: about, at: booked, actor: buyer_id, concerns: [dealer_id] });

  if (viewing.moved) {
    const [by, when] = viewing.moved;
    changed = instantOf(when, now);
    rows.events.push({ type: 'appointment.rescheduled', data: about, at: changed, actor: ids[by], concerns: [other[by]] });
  }
  const proposed_by = ids[viewing.moved?.[0] ?? 'buyer'];
  if (viewing.confirmed) {
    changed = instantOf(viewing.confirmed, now);
    const actor = proposed_by === buyer_id ? dealer_id : buyer_id;
    rows.events.push({ type: 'appointment.confirmed', data: about, at: changed, actor, concerns: [proposed_by] });
  }
  const [canceller, cancelledWhen, cancel_reason] = viewing.cancelled ?? [];
  if (canceller && cancelledWhen) {
    changed = instantOf(cancelledWhen, now);
    rows.events.push({ type: 'appointment.cancelled', data: about, at: changed, actor: ids[canceller], concerns: [other[canceller]] });
  }
  const [ender, endedWhen, result] = viewing.ended ?? [];
  const final_price = typeof result === 'number' ? result : null;
  const outcome = ender ? (final_price === null ? 'not_sold' : 'sold') : null;
  if (ender && endedWhen && outcome) {
    changed = instantOf(endedWhen, now);
    const told = outcome === 'sold' ? concerns : [other[ender]];
    rows.events.push({ type: 'appointment.completed', data: { ...about, outcome }, at: changed, actor: ids[ender], concerns: told });
  }
  const isPastConfirmed = Boolean(viewing.confirmed) && !canceller && !ender && at < now;
  const asked = isPastConfirmed ? outcomeAsked(at, now) : null;
  if (asked) rows.events.push({ type: 'appointment.outcome_asked', data: about, at: asked, actor: null, concerns });

  rows.appointments.push({
    id,
    ...bid,
    appointment_date: at.toISOString(),
    proposed_by,
    buyer_notes: viewing.notes,
    dealer_notes: viewing.dealer_notes,
    status: canceller ? 'cancelled' : ender ? 'completed' : viewing.confirmed ? 'confirmed' : 'pending',
    outcome,
    final_price,
    completed_by: ender && ids[ender],
    completed_at: ender && changed.toISOString(),
    cancelled_by: canceller && ids[canceller],
    cancel_reason,
    outcome_asked_at: asked?.toISOString(),
    created_at: booked.toISOString(),
    updated_at: changed.toISOString(),
  });
  if (final_price !== null) tellCommission(rows, now, id, dealer_id, final_price, changed, viewing);
  tellChat(rows, now, id, ids, viewing);
  tellVerdicts(rows, now, id, ids, viewing);
}

/** The worker asks on the morning after the viewing; null while that morning is still to come. */
function outcomeAsked(at: Date, now: Date): Date | null {
  const morning = nairobiInstant(dayInNairobi(minutesAfter(at, 24 * 60)), '08:00');
  return morning < now ? morning : null;
}

function tellCommission(
  rows: Rows,
  now: Date,
  appointment_id: string,
  dealer_id: string,
  price: number,
  sold: Date,
  { commission_paid }: Viewing,
) {
  const id = uuidv7();
  const [when, payment_reference] = commission_paid ?? [];
  const paid = when && instantOf(when, now);
  const about = { commission_id: id, dealer_id, appointment_id };
  rows.commissions.push({
    id,
    dealer_id,
    appointment_id,
    purchase_price: price,
    commission_amount: commissionOn(price),
    status: paid ? 'paid' : 'pending',
    paid_at: paid?.toISOString(),
    payment_reference,
    created_at: sold.toISOString(),
  });
  rows.events.push({ type: 'commission.created', data: about, at: sold, actor: null, concerns: [dealer_id] });
  if (paid) rows.events.push({ type: 'commission.paid', data: about, at: paid, actor: null, concerns: [dealer_id] });
}

interface Ids {
  buyer: string;
  dealer: string;
}

function tellChat(rows: Rows, now: Date, appointment_id: string, ids: Ids, { chat = [], unread = 0 }: Viewing): void {
  chat.forEach(([from, when, message], index) => {
    const id = uuidv7();
    const at = instantOf(when, now);
    const sender_id = ids[from];
    const receiver_id = from === 'buyer' ? ids.dealer : ids.buyer;
    const read = index < chat.length - unread;
    rows.messages.push({ id, appointment_id, sender_id, receiver_id, message, read, created_at: at.toISOString() });
    rows.events.push({ type: 'message.sent', data: { message_id: id, appointment_id }, at, actor: sender_id, concerns: [] });
    // The first that stays unread is the one whose reader is reminded.
    if (index === chat.length - unread) {
      const data = { appointment_id, receiver_id };
      rows.events.push({ type: 'message.waiting', data, at: minutesAfter(at, 10), actor: null, concerns: [receiver_id] });
    }
  });
}

function tellVerdicts(rows: Rows, now: Date, appointment_id: string, ids: Ids, { rating, dispute }: Viewing): void {
  if (dispute) {
    const [by, when, reason] = dispute;
    const id = uuidv7();
    const at = instantOf(when, now);
    rows.outcome_disputes.push({ id, appointment_id, raised_by: ids[by], reason, created_at: at.toISOString() });
    const concerns = [by === 'buyer' ? ids.dealer : ids.buyer];
    rows.events.push({ type: 'outcome.disputed', data: { appointment_id, dispute_id: id }, at, actor: ids[by], concerns });
  }
  if (rating) {
    const [stars, when, review_text] = rating;
    const id = uuidv7();
    const at = instantOf(when, now);
    const { buyer: buyer_id, dealer: dealer_id } = ids;
    rows.ratings.push({ id, appointment_id, dealer_id, buyer_id, rating: stars, review_text, created_at: at.toISOString() });
    rows.events.push({
      type: 'rating.given',
      data: { rating_id: id, appointment_id, dealer_id },
      at,
      actor: buyer_id,
      concerns: [dealer_id],
    });
  }
}
