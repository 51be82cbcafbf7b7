-- Viewings, their outcomes, and disputes about those.

create table appointments (
  id uuid primary key,
  bid_id uuid not null references bids (id),
  buyer_id uuid not null references profiles (user_id),
  dealer_id uuid not null references profiles (user_id),
  request_id uuid not null references car_requests (id),
  appointment_date timestamptz not null,
  proposed_by uuid not null references profiles (user_id),
  buyer_notes text,
  dealer_notes text,
  status text not null default 'pending',
  outcome text,
  final_price numeric(12, 2),
  completed_by uuid references profiles (user_id),
  completed_at timestamptz,
  -- One that a sale or a deletion cancelled names nobody: who sold is none of the other dealers' business.
  cancelled_by uuid references profiles (user_id),
  cancel_reason text,
  outcome_asked_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  -- The instant both parties were reminded of: a viewing moved to another day is reminded of again, none twice.
  reminded_for timestamptz,
  -- When its thread was last written in: what conversations are listed by, without a look at every message. The triggers of messages keep it, and
  -- whether something is unread, so that both are true whoever writes a message.
  last_message_at timestamptz,
  car_id uuid references cars (id), -- the one that is viewed: that of the bid when it was booked
  buyer_has_unread boolean not null default false,
  dealer_has_unread boolean not null default false,
  constraint appointments_buyer_notes_length check (char_length(buyer_notes) <= 1000),
  constraint appointments_dealer_notes_length check (char_length(dealer_notes) <= 1000),
  constraint appointments_cancel_reason_length check (char_length(cancel_reason) <= 500),
  constraint appointments_proposed_by_a_party check (proposed_by in (buyer_id, dealer_id)),
  constraint appointments_status_known check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  constraint appointments_outcome_known check (outcome in ('sold', 'not_sold')),
  constraint appointments_outcome_when_completed check ((status = 'completed') = (outcome is not null)),
  constraint appointments_final_price_when_sold check ((coalesce(outcome, '') = 'sold') = (final_price is not null)),
  constraint appointments_final_price_range check (final_price between 1 and 10000000)
);
create unique index appointments_one_open_per_bid on appointments (bid_id) where status in ('pending', 'confirmed');
create unique index appointments_one_sale_per_request on appointments (request_id) where outcome = 'sold';
create unique index appointments_one_sale_per_car on appointments (car_id) where outcome = 'sold';
create index appointments_of_buyer on appointments (buyer_id, appointment_date desc, id desc);
create index appointments_of_dealer on appointments (dealer_id, appointment_date desc, id desc);
create index appointments_of_request on appointments (request_id);
create index appointments_by_bid on appointments (bid_id);
create index appointments_of_car on appointments (car_id) where car_id is not null;
-- Conversations: unread ones first, then by their latest message.
create index appointments_threads_of_buyer on appointments (buyer_id, buyer_has_unread desc, last_message_at desc, id desc)
  where last_message_at is not null;
create index appointments_threads_of_dealer on appointments (dealer_id, dealer_has_unread desc, last_message_at desc, id desc)
  where last_message_at is not null;
-- The administrator's list of conversations: all, those of open viewings, those with something unread, the last written in first.
create index appointments_threads on appointments (last_message_at desc, id desc) where last_message_at is not null;
create index appointments_threads_open on appointments (last_message_at desc, id desc)
  where last_message_at is not null and status in ('pending', 'confirmed');
create index appointments_threads_unread on appointments (last_message_at desc, id desc)
  where last_message_at is not null and (buyer_has_unread or dealer_has_unread);
-- The list of all appointments (docs/domain/limits-and-money.md, "The administrator's lists"). A filter without an index of its own in an order costs
-- little, here and in the lists of requests and commissions: either the order meets twenty such rows soon, or there are few of them to sort.
create index appointments_by_date on appointments (appointment_date, id);
create index appointments_newest on appointments (created_at desc, id desc);
create index appointments_by_status on appointments (status, appointment_date, id);
create index appointments_open on appointments (appointment_date, id) where status in ('pending', 'confirmed');

create table outcome_disputes (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  raised_by uuid references profiles (user_id), -- null: raised by the system itself
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text,
  verdict text,
  decided_by uuid references profiles (user_id),
  -- What stood when it was disputed: a decision that overturns it writes over the appointment's own.
  recorded_outcome text,
  recorded_price numeric(12, 2),
  recorded_by text,
  recorded_at timestamptz,
  constraint outcome_disputes_reason_length check (char_length(reason) between 1 and 1000),
  constraint outcome_disputes_verdict_known check (verdict in ('upheld', 'overturned')),
  constraint outcome_disputes_verdict_when_decided check ((decided_at is null) = (verdict is null)),
  constraint outcome_disputes_decision_length check (char_length(decision) between 1 and 1000),
  constraint outcome_disputes_recorded_outcome_known check (recorded_outcome in ('sold', 'not_sold')),
  constraint outcome_disputes_recorded_price_positive check (recorded_price > 0),
  constraint outcome_disputes_recorded_by_known check (recorded_by in ('buyer', 'dealer', 'team'))
);
create unique index outcome_disputes_one_per_party on outcome_disputes (appointment_id, raised_by) nulls not distinct where decided_at is null;
create index outcome_disputes_of_appointment on outcome_disputes (appointment_id);
create index outcome_disputes_open on outcome_disputes (created_at, id) where decided_at is null;
