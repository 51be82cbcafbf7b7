-- Up Migration

-- In a file of its own, as 0071 says.
alter table commissions
  validate constraint commissions_kept_has_reason,
  validate constraint commissions_kept_stays_paid;
