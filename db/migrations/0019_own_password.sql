-- Up Migration

-- Whoever signs in with a password that the program made and printed has to choose one of their own first.
alter table users add column password_must_change boolean not null default false;
