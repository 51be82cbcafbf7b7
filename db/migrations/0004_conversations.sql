-- Up Migration

-- When the thread of an appointment was last written in: what conversations are listed by, without a look at every message.
-- A trigger keeps it, so that it is true whoever writes a message.
alter table appointments add column last_message_at timestamptz;
update appointments a set last_message_at = (select max(created_at) from messages m where m.appointment_id = a.id);

create function appointments_note_message() returns trigger language plpgsql as $$
begin
  update appointments set last_message_at = greatest(last_message_at, new.created_at) where id = new.appointment_id;
  return null;
end $$;
create trigger messages_noted after insert on messages for each row execute function appointments_note_message();

create index appointments_threads_of_buyer on appointments (buyer_id, last_message_at desc, id desc) where last_message_at is not null;
create index appointments_threads_of_dealer on appointments (dealer_id, last_message_at desc, id desc) where last_message_at is not null;
create index outcome_disputes_of_appointment on outcome_disputes (appointment_id);
create index commissions_newest on commissions (created_at desc, id desc);
