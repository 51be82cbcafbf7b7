import { uuidv7 } from 'uuidv7';
import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  disputeOutcome,
  rescheduleAppointment,
} from '../server/modules/appointments/appointments.ts';
import { acceptBid, placeBid, rejectBid } from '../server/modules/bids/bids.ts';
import { markPaid } from '../server/modules/commissions/commissions.ts';
import { readThread, sendMessage } from '../server/modules/messages/messages.ts';
import { reportThing } from '../server/modules/moderation/reports.ts';
import { answerReview, rateDealer } from '../server/modules/ratings/ratings.ts';
import { postRequest, setRequestStatus } from '../server/modules/requests/requests.ts';
import type { Database } from '../server/platform/data/database.ts';
import type { Actor } from '../server/platform/http/session.ts';
import { completeAppointment } from '../server/workflows/complete-appointment.ts';
import { bookingForm, cancelForm, completeForm, confirmForm, disputeForm, rescheduleForm } from '../shared/appointments/schema.ts';
import { bidForm } from '../shared/bids/schema.ts';
import { paidForm } from '../shared/commissions/schema.ts';
import { pick } from '../shared/field-row.ts';
import { messageForm } from '../shared/messages/schema.ts';
import type { ReportReason, ThingKind } from '../shared/moderation/kinds.ts';
import { reportForm } from '../shared/moderation/schema.ts';
import { ratingForm } from '../shared/ratings/schema.ts';
import { requestNames } from '../shared/requests/fields.ts';
import { requestForm } from '../shared/requests/schema.ts';
import { dayInNairobi, timeOfDay } from '../shared/time.ts';
import type { Act } from './past.ts';
import type { Appointment, Offer, Party, Request } from './story.ts';
import { instantOf, minutesAfter, type When } from './times.ts';

/** The people of a story; `dealer` returns who makes an offer. */
interface Players<O extends Offer> {
  now: Date;
  admin: Actor;
  buyer: Actor;
  dealer: (offer: O) => Actor;
}

/** The deal that an appointment belongs to: its parties and the accepted bid. */
interface Deal {
  now: Date;
  admin: Actor;
  parties: Record<Party, Actor>;
  requestId: string;
  bidId: string;
}

/** A buyer posts a request; dealers make offers, the buyer decides on some, and what follows from them. */
export function storyActs<O extends Offer>(request: Request, offers: O[], { now, admin, buyer, dealer }: Players<O>): Act[] {
  const { id = uuidv7(), posted, cancelled } = request;
  const form = requestForm.parse({ id, ...pick(request, requestNames) });
  return [
    act(posted, now, (db) => postRequest(db, buyer, form)),
    ...offers.flatMap((offer) => offerActs(offer, id, { now, admin, buyer, dealer: dealer(offer) })),
    ...(cancelled ? [act(cancelled, now, (db) => setRequestStatus(db, admin, id, 'cancelled'))] : []),
  ];
}

function offerActs(
  offer: Offer,
  requestId: string,
  { now, admin, buyer, dealer }: { now: Date; admin: Actor; buyer: Actor; dealer: Actor },
) {
  const { id = uuidv7(), car_id, price, message, facts, image_urls, placed, decided, reported, appointments = [] } = offer;
  const form = bidForm.parse({ id, car_id, price, message, image_urls, ...facts });
  const [decision, when] = decided ?? [];
  const decide = decision === 'accepted' ? acceptBid : rejectBid;
  return [
    act(placed, now, (db) => placeBid(db, dealer, requestId, form)),
    ...(when ? [act(when, now, (db) => decide(db, buyer, id))] : []),
    ...(reported ? [reportAct('bid', id, buyer, reported, now)] : []),
    ...appointments.flatMap((appointment) =>
      appointmentActs(appointment, { now, admin, parties: { buyer, dealer }, requestId, bidId: id }),
    ),
  ];
}

/** An appointment booked from an accepted bid, and everything that happens to it: confirmed, rescheduled, cancelled, completed, disputed, rated, chat. */
export function appointmentActs(appointment: Appointment, deal: Deal): Act[] {
  const { now, parties } = deal;
  const {
    id = uuidv7(),
    moved,
    notes,
    dealer_notes,
    confirmed,
    cancelled,
    ended,
    dispute,
    rating,
    answer,
    review_reported,
    commission_paid,
  } = appointment;
  const ratingId = uuidv7();
  const at = instantOf(appointment.at, now);
  const acts: Act[] = [];
  const then = (when: When, doing: Act['act']) => acts.push(act(when, now, doing));

  // An appointment that was rescheduled was first booked for a day later.
  const first = moved ? minutesAfter(at, 24 * 60) : at;
  const booking = bookingForm.parse({ id, ...moment(first), buyer_notes: notes });
  then(appointment.booked, (db) => bookAppointment(db, parties.buyer, deal.bidId, booking));
  if (moved) then(moved[1], (db) => rescheduleAppointment(db, parties[moved[0]], id, rescheduleForm.parse(moment(at))));
  const confirmer = moved?.[0] === 'dealer' ? parties.buyer : parties.dealer;
  if (confirmed) then(confirmed, (db) => confirmAppointment(db, confirmer, id, confirmForm.parse({ dealer_notes })));
  if (cancelled) {
    const [by, when, reason] = cancelled;
    then(when, (db) => cancelAppointment(db, parties[by], id, cancelForm.parse({ reason }).reason));
  }
  if (ended) {
    const [by, when, price] = ended;
    const ending = completeForm.parse(price === 'not sold' ? { outcome: 'not_sold' } : { outcome: 'sold', final_price: price });
    then(when, (db) => completeAppointment(db, parties[by], id, ending));
  }
  if (dispute) {
    const [by, when, reason] = dispute;
    then(when, (db) => disputeOutcome(db, parties[by], id, disputeForm.parse({ id: uuidv7(), reason })));
  }
  if (rating) {
    const [stars, when, review_text] = rating;
    const form = ratingForm.parse({ id: ratingId, rating: stars, review_text });
    then(when, (db) => rateDealer(db, parties.buyer, { id, dealer_id: parties.dealer.user_id }, form));
    if (answer) then(answer[0], (db) => answerReview(db, parties.dealer, form.id, answer[1]));
  }
  if (rating && review_reported) acts.push(reportAct('review', ratingId, parties.dealer, review_reported, now));
  if (commission_paid) {
    const [when, reference] = commission_paid;
    then(when, async (db) => markPaid(db, deal.admin, await commissionOf(db, id), paidForm.parse({ payment_reference: reference })));
  }
  return [...acts, ...chatActs(appointment, id, deal)];
}

/** Each message is read by the other party a minute later, except the last `unread` ones. */
function chatActs({ chat = [], reported, unread = 0 }: Appointment, id: string, { now, parties, requestId }: Deal): Act[] {
  const thread = { id, request_id: requestId, buyer_id: parties.buyer.user_id, dealer_id: parties.dealer.user_id };
  return chat.flatMap(([from, when, message, image_urls], index) => {
    const form = messageForm.parse({ id: uuidv7(), message, image_urls });
    const receiver = parties[from === 'buyer' ? 'dealer' : 'buyer'];
    const sent = act(when, now, (db) => sendMessage(db, parties[from], thread, form));
    const read = { at: minutesAfter(sent.at, 1), act: (db: Database) => readThread(db, receiver, thread) };
    const [line, ...report] = reported ?? [];
    const told = line === index ? [reportAct('message', form.id, receiver, report as Report, now)] : [];
    return index < chat.length - unread ? [sent, read, ...told] : [sent, ...told];
  });
}

type Report = [when: When, reason: ReportReason, words?: string];

/** Somebody reports a thing to our team. */
function reportAct(thing: ThingKind, thing_id: string, by: Actor, [when, reason, words]: Report, now: Date): Act {
  const form = reportForm.parse({ id: uuidv7(), thing, thing_id, reason, words });
  return act(when, now, (db) => reportThing(db, by, form));
}

const act = (when: When, now: Date, doing: Act['act']): Act => ({ at: instantOf(when, now), act: doing });

const moment = (at: Date) => ({ appointment_date: dayInNairobi(at), appointment_time: timeOfDay(at) });

async function commissionOf(db: Database, appointmentId: string): Promise<string> {
  const { id } = await db.selectFrom('commissions').select('id').where('appointment_id', '=', appointmentId).executeTakeFirstOrThrow();
  return id;
}
