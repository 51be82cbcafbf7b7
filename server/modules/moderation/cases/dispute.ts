import { sql } from 'kysely';
import { shareOf } from '../../../../shared/appointments/dispute-rules.ts';
import { commissionOn } from '../../../../shared/commissions/amount.ts';
import type { Doer } from '../../../../shared/deal.ts';
import type { DisputeView } from '../../../../shared/moderation/dispute-view.ts';
import type { MarkedMessage } from '../../../../shared/moderation/marked-message.ts';
import { sumsIn } from '../../../../shared/moderation/sums.ts';
import { findDisputed } from '../../appointments/disputes.ts';
import { recordInspection } from '../../messages/messages.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';
import { countMessages, findMessagesThatMatter } from '../thread-messages.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findDisputed>>>;
type Step = DisputeView['steps'][number];

const empty = { by: null, amount: null, outcome: null, verdict: null, words: null };

/** How the deal went, step by step. */
function stepsOf(found: Found): Step[] {
  const { requested_at, offered_at, accepted_at, bid_price } = found;
  const steps: Step[] = [
    { ...empty, what: 'requested', at: requested_at, by: 'buyer' },
    { ...empty, what: 'offered', at: offered_at, by: 'dealer', amount: bid_price },
    { ...empty, what: 'viewing', at: found.appointment_date },
  ];
  if (accepted_at) steps.push({ ...empty, what: 'accepted', at: accepted_at, by: 'buyer', amount: bid_price });
  for (const [at, record] of recordsOf(found)) steps.push({ ...empty, ...record, what: 'completed', at });
  for (const { created_at, decided_at, raised_by, reason, verdict, decision } of found.all_disputes) {
    steps.push({ ...empty, what: 'disputed', at: created_at, by: raised_by, words: reason });
    if (decided_at) steps.push({ ...empty, what: 'decided', at: decided_at, by: 'team', verdict, words: decision });
  }
  return steps.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What was recorded of the viewing, by when, in the one form of instants: each record that was disputed, and what stands now. */
function recordsOf({ all_disputes, status, completed_at, completed_by, final_price, outcome }: Found) {
  const records = new Map<string, Pick<Step, 'by' | 'amount' | 'outcome'>>();
  const at = (instant: string) => new Date(instant).toISOString();
  for (const { recorded_at, recorded_by, recorded_price, recorded_outcome } of all_disputes)
    if (recorded_at) records.set(at(recorded_at), { by: recorded_by, amount: recorded_price, outcome: recorded_outcome });
  if (completed_at) records.set(at(completed_at), { by: completed_by, amount: final_price, outcome });
  // There was no viewing: our team's record has no outcome.
  const last = all_disputes.at(-1);
  if (status === 'cancelled' && last?.verdict === 'overturned' && last.decided_at)
    records.set(at(last.decided_at), { by: 'team', amount: null, outcome: null });
  return records;
}

/** The sums that who disputes names: in the words of the dispute, then in messages; not what is recorded. */
function claimedBy({ all_disputes, final_price }: Found, messages: MarkedMessage[]): number[] {
  const parties = new Set<Doer>(all_disputes.map(({ raised_by }) => raised_by));
  const says = (by: Doer) => by !== 'system' && parties.has(by);
  const texts = [
    ...all_disputes.filter(({ raised_by }) => says(raised_by)).map(({ reason }) => reason),
    ...messages.filter(({ sender }) => says(sender)).map(({ message }) => message),
  ];
  const amounts = texts.flatMap((text) => sumsIn(text).map(({ amount }) => amount));
  return [...new Set(amounts)].filter((amount) => amount !== final_price).slice(0, 5);
}

function decidedOf({
  verdict,
  decision,
  decided_at,
  recorded_outcome: outcome,
  recorded_price,
}: Found['all_disputes'][number]): DisputeView['decided'] {
  if (!verdict || !decision || !decided_at) return null;
  return { verdict, decision, decided_at, recorded: outcome && { outcome, final_price: recorded_price } };
}

/** A disputed outcome; its id is the appointment's (docs/domain/lifecycles.md, "Dispute"). */
export const disputeCase: KindOfCase<'dispute'> = {
  // If both parties dispute it, that is one case.
  waiting: () => sql`
    select 'dispute' as kind, appointment_id as id, min(created_at) as since from outcome_disputes where decided_at is null group by appointment_id`,

  async rows(db, ids) {
    const rows = await db
      .selectFrom('appointments as a')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .innerJoin('bids as b', 'b.id', 'a.bid_id')
      .select(['a.id', 'r.car_model', 'a.final_price', 'b.price'])
      .where('a.id', 'in', ids)
      .execute();
    return rows.map(({ final_price, price, ...row }) => ({ ...row, share: final_price && shareOf(final_price, { price }) }));
  },

  example: ({ car_model }) => car_model,
  carOf: ({ car_model }) => car_model,

  async read(db, actor, id) {
    const found = await findDisputed(db, id);
    if (!found) return undefined;
    const [messages, message_count, buyer, dealer] = await Promise.all([
      findMessagesThatMatter(db, found),
      countMessages(db, found.id),
      findPersonFacts(db, found.buyer.user_id),
      findPersonFacts(db, found.dealer.user_id),
    ]);
    if (messages.length > 0) await recordInspection(db, actor, found);
    const last = found.all_disputes.filter(({ decided_at }) => decided_at).at(-1);
    return {
      ...found,
      kind: 'dispute',
      claimed: claimedBy(found, messages),
      commission_recorded: found.outcome === 'sold' && found.final_price !== null ? commissionOn(found.final_price) : 0,
      commission_on_bid: commissionOn(found.bid_price),
      people: { buyer, dealer },
      steps: stepsOf(found),
      messages,
      message_count,
      decided: last && !found.disputed_at ? decidedOf(last) : null,
    };
  },
};
