-- Up Migration

-- A pending bid that a sale through its request rejected, not the buyer. Until now only the log said so.
alter table bids
  add column is_outsold boolean not null default false,
  add constraint bids_outsold_are_rejected check (not is_outsold or status = 'rejected') not valid;
