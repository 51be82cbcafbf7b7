-- Up Migration

-- The administrator's list of conversations: all, those of open viewings, those with something unread, the last written in first.
create index appointments_threads on appointments (last_message_at desc, id desc) where last_message_at is not null;
create index appointments_threads_open on appointments (last_message_at desc, id desc)
  where last_message_at is not null and status in ('pending', 'confirmed');
create index appointments_threads_unread on appointments (last_message_at desc, id desc)
  where last_message_at is not null and (buyer_has_unread or dealer_has_unread);
-- Its search finds the car of any request, also of one that is over or deleted.
create index car_requests_all_by_model on car_requests using gin (car_model gin_trgm_ops);

-- The list of people: by their kind, by name, by phone, and those whose e-mail is not verified.
create index profiles_of_type on profiles (user_type, created_at desc, id desc) where admin_role is null;
create index profiles_by_full_name on profiles (full_name, id);
create index profiles_by_phone on profiles using gin (phone gin_trgm_ops, phone_e164 gin_trgm_ops);
create index users_email_unverified on users (id) where email_verified_at is null;

-- On a person's page: what was rated of them and by them.
create index ratings_of_dealer_newest on ratings (dealer_id, created_at desc, id desc);
create index ratings_of_buyer on ratings (buyer_id, created_at desc, id desc);
