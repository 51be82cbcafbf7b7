-- Up Migration

-- What stood when it was disputed: a decision that overturns it writes over the appointment's own. Null for disputes older than this.
alter table outcome_disputes
  add column recorded_outcome text,
  add column recorded_price numeric(12, 2),
  add column recorded_by text,
  add column recorded_at timestamptz,
  add constraint outcome_disputes_recorded_outcome_known check (recorded_outcome in ('sold', 'not_sold')),
  add constraint outcome_disputes_recorded_price_positive check (recorded_price > 0),
  add constraint outcome_disputes_recorded_by_known check (recorded_by in ('buyer', 'dealer', 'team'));
