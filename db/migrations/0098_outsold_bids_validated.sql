-- Up Migration

-- In a file of its own, as 0071 says.
alter table bids validate constraint bids_outsold_are_rejected;
