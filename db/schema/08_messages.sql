-- What the two sides of a viewing write to each other.

create table messages (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  sender_id uuid not null references profiles (user_id),
  receiver_id uuid not null references profiles (user_id),
  message text not null,
  read boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  image_urls text[] not null default '{}', -- each uploaded for a message
  -- What our team took away, as in bids.
  removed_at timestamptz,
  removed jsonb,
  constraint messages_message_length check (char_length(message) between 1 and 1000),
  constraint messages_two_people check (sender_id <> receiver_id),
  constraint messages_at_most_four_photos check (cardinality(image_urls) <= 4)
);
create index messages_of_thread on messages (appointment_id, created_at desc, id desc);
create index messages_unread on messages (receiver_id, appointment_id) where not read;

-- Conversations are listed by when they were last written in, those with something unread first: kept with the appointment, or the order could not be
-- read from an index.

create function appointments_note_message() returns trigger language plpgsql as $$
begin
  update appointments set
    last_message_at = greatest(last_message_at, new.created_at),
    buyer_has_unread = buyer_has_unread or (new.receiver_id = buyer_id and not new.read),
    dealer_has_unread = dealer_has_unread or (new.receiver_id = dealer_id and not new.read)
  where id = new.appointment_id;
  return null;
end $$;
create trigger messages_noted after insert on messages for each row execute function appointments_note_message();

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
