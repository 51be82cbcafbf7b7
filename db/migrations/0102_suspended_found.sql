-- Up Migration

-- Whose requests dealers don't see, and whose number or licence a new account may have.
create index profiles_suspended on profiles (user_id) where suspended_at is not null;
