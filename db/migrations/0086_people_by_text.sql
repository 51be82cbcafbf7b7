-- Up Migration

-- People by any part of their name or business, and dealers also by their place, as `plain` reads it (0085). profiles_by_name and dealers_by_text
-- serve the version before, and go in a later one.
create index profiles_by_plain_name on profiles using gin (plain(full_name || '|' || coalesce(business_name, '')) gin_trgm_ops);
create index dealers_by_plain_text on profiles
  using gin (plain(full_name || '|' || coalesce(business_name, '') || '|' || coalesce(location, '')) gin_trgm_ops) where is_verified;
