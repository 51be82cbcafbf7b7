-- Up Migration

-- The day's summary goes through the verified dealers batch by batch.
create index profiles_verified on profiles (user_id) where is_verified;
