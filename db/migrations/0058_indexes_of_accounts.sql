-- Up Migration

-- In the administrator's list of people: those whose e-mail is not verified.
create index users_email_unverified on users (id) where email_verified_at is null;
