-- Up Migration

-- Whether the buyer wishes that the logbook is in the seller's name.
alter table car_requests add column logbook_in_sellers_name boolean not null default false;
