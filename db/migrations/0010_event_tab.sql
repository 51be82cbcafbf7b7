-- Up Migration

-- The tab of the actor's browser in which it was done. Only the actor's own streams are told.
alter table events add column tab text;
