-- Up Migration

-- The administrator's list of conversations: all, those of open viewings, those with something unread, the last written in first.
create index appointments_threads on appointments (last_message_at desc, id desc) where last_message_at is not null;
create index appointments_threads_open on appointments (last_message_at desc, id desc)
  where last_message_at is not null and status in ('pending', 'confirmed');
create index appointments_threads_unread on appointments (last_message_at desc, id desc)
  where last_message_at is not null and (buyer_has_unread or dealer_has_unread);

-- The list of all appointments (docs/domain/limits-and-money.md, "The administrator's lists"). A filter without an index of its own in an order costs
-- little, here and in the lists of requests and commissions: either the order meets twenty such rows soon, or there are few of them to sort.
create index appointments_by_date on appointments (appointment_date, id);
create index appointments_newest on appointments (created_at desc, id desc);
create index appointments_by_status on appointments (status, appointment_date, id);
create index appointments_open on appointments (appointment_date, id) where status in ('pending', 'confirmed');
