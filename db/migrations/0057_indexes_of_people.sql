-- Up Migration

-- The administrator's list of people: by their kind, by name, by phone.
create index profiles_of_type on profiles (user_type, created_at desc, id desc) where admin_role is null;
create index profiles_by_full_name on profiles (full_name, id);
create index profiles_by_phone on profiles using gin (phone gin_trgm_ops, phone_e164 gin_trgm_ops);
