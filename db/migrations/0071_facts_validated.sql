-- Up Migration

-- What 0067 to 0070 ask of new rows holds of the old ones too. In a file of its own: a file is one transaction, and in
-- theirs the table would be locked for everybody while its rows are read. This lock lets others read and write.
alter table cars
  validate constraint cars_logbook_holder_known,
  validate constraint cars_history_known,
  validate constraint cars_first_registration_range,
  validate constraint cars_registered_in_time,
  validate constraint cars_owners_in_kenya_range,
  validate constraint cars_owners_by_history;
alter table bids
  validate constraint bids_logbook_holder_known,
  validate constraint bids_history_known,
  validate constraint bids_first_registration_range,
  validate constraint bids_registered_in_time,
  validate constraint bids_owners_in_kenya_range,
  validate constraint bids_owners_by_history;
alter table reports validate constraint reports_reason_known;
