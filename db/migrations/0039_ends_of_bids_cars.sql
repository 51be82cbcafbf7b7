-- Up Migration

alter table bids
  drop constraint bids_car_gone_known,
  -- 'bought': by the bid's own buyer through another request.
  add constraint bids_car_gone_known check (car_gone in ('sold', 'deleted', 'bought')),
  drop constraint bids_other_car_answer_known,
  -- 'withdrawn': its dealer sold or deleted it before the buyer answered.
  add constraint bids_other_car_answer_known check (other_car_answer in ('confirmed', 'declined', 'withdrawn'));
