-- Up Migration

-- Verified dealers as everyone finds them: the best rated first, the newest first, by a part of the name or the place.
create index dealers_by_rating on profiles (rating desc nulls last, rating_count desc, user_id desc) where is_verified;
create index dealers_newest on profiles (created_at desc, user_id desc) where is_verified;
create index dealers_by_text on profiles using gin (business_name gin_trgm_ops, full_name gin_trgm_ops, location gin_trgm_ops) where is_verified;
