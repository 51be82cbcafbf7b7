-- Up Migration

-- The administrator's list of people: a part of a name or e-mail, and the dealers who wait.
create index profiles_by_name on profiles using gin (full_name gin_trgm_ops, business_name gin_trgm_ops);
create index users_by_email on users using gin ((email::text) gin_trgm_ops);
create index profiles_waiting on profiles (created_at desc, id desc) where user_type = 'dealer' and not is_verified;
