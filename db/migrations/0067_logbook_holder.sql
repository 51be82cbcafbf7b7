-- Up Migration

-- In whose name the logbook of a car is, as its dealer states it in stock and in a bid; a wrong answer can be reported.
-- 0071 looks at the rows that are there already, without a lock that anybody waits for.
alter table cars
  add column logbook_holder text,
  add constraint cars_logbook_holder_known check (logbook_holder in ('seller', 'lender', 'other', 'import_papers')) not valid;
alter table bids
  add column logbook_holder text,
  add constraint bids_logbook_holder_known check (logbook_holder in ('seller', 'lender', 'other', 'import_papers')) not valid;
alter table reports
  drop constraint reports_reason_known,
  add constraint reports_reason_known check (
    reason in ('deposit', 'not_the_car', 'false_price', 'logbook', 'untrue', 'insulting', 'private_details', 'not_real', 'other')
  ) not valid;
