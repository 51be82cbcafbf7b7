-- Up Migration

-- A message carries up to four photos, each uploaded for a message.
alter table messages
  add column image_urls text[] not null default '{}',
  add constraint messages_at_most_four_photos check (cardinality(image_urls) <= 4);

drop index photos_unused;
alter table photos
  add column message_id uuid references messages (id),
  drop constraint photos_kind_known,
  add constraint photos_kind_known check (kind in ('bid', 'licence', 'car', 'message')),
  drop constraint photos_owner_of_kind,
  add constraint photos_owner_of_kind check (
    (bid_id is null or kind = 'bid') and (licence_dealer_id is null or kind = 'licence')
    and (car_id is null or kind = 'car') and (message_id is null or kind = 'message')
  ),
  drop constraint photos_at_most_one_owner,
  add constraint photos_at_most_one_owner check (num_nonnulls(bid_id, licence_dealer_id, car_id, message_id) <= stored::integer);
create index photos_unused on photos (created_at)
  where bid_id is null and licence_dealer_id is null and car_id is null and message_id is null;
create index photos_of_message on photos (message_id) where message_id is not null;

-- Conversations are listed with unread ones first, then by their latest message. Whether something is unread is kept with the appointment, or the order
-- could not be read from an index. By triggers: a server of the version before this one marks messages as read, too.
alter table appointments
  add column buyer_has_unread boolean not null default false,
  add column dealer_has_unread boolean not null default false;
update appointments a set
  buyer_has_unread = exists (select from messages m where m.receiver_id = a.buyer_id and m.appointment_id = a.id and not m.read),
  dealer_has_unread = exists (select from messages m where m.receiver_id = a.dealer_id and m.appointment_id = a.id and not m.read)
where last_message_at is not null;

create or replace function appointments_note_message() returns trigger language plpgsql as $$
begin
  update appointments set
    last_message_at = greatest(last_message_at, new.created_at),
    buyer_has_unread = buyer_has_unread or (new.receiver_id = buyer_id and not new.read),
    dealer_has_unread = dealer_has_unread or (new.receiver_id = dealer_id and not new.read)
  where id = new.appointment_id;
  return null;
end $$;

create function appointments_note_reading() returns trigger language plpgsql as $$
begin
  update appointments a set
    buyer_has_unread = exists (select from messages m where m.receiver_id = a.buyer_id and m.appointment_id = a.id and not m.read),
    dealer_has_unread = exists (select from messages m where m.receiver_id = a.dealer_id and m.appointment_id = a.id and not m.read)
  where a.id in (select appointment_id from changed);
  return null;
end $$;
create trigger messages_reading_noted after update on messages
  referencing new table as changed for each statement execute function appointments_note_reading();

drop index appointments_threads_of_buyer;
drop index appointments_threads_of_dealer;
create index appointments_threads_of_buyer on appointments (buyer_id, buyer_has_unread desc, last_message_at desc, id desc)
  where last_message_at is not null;
create index appointments_threads_of_dealer on appointments (dealer_id, dealer_has_unread desc, last_message_at desc, id desc)
  where last_message_at is not null;
