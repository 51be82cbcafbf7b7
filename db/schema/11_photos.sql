-- Every photo, whoever's it is.

create table photos (
  id uuid primary key,
  owner_id uuid not null references profiles (user_id), -- who uploaded it
  name text not null constraint photos_name_unique unique, -- random; the public address is /photos/{name}/{width}.webp
  width integer not null,
  height integer not null,
  bid_id uuid references bids (id),
  created_at timestamptz not null default now(),
  -- The row is written before its files: should the process end between the two, the row says which files to remove.
  stored boolean not null default true,
  -- Nobody's any more, and its files are being removed. The row stays until the nightly job has seen to it that they are gone.
  removed boolean not null default false,
  -- It is uploaded for a kind of owner, which says who may read it, and is taken by one of that kind only.
  kind text not null default 'bid',
  licence_dealer_id uuid references profiles (user_id),
  car_id uuid references cars (id),
  placeholder text, -- a picture of a few pixels as a data URI, which is shown until it has come
  in_bids boolean not null default false, -- whether a bid shows this photo of a car: then it is never removed
  message_id uuid references messages (id),
  constraint photos_removed_is_not_stored check (not (removed and stored)),
  constraint photos_kind_known check (kind in ('bid', 'licence', 'car', 'message')),
  -- Each owner's column stands in these lists and in server/modules/photos/owners.ts.
  constraint photos_owner_of_kind check (
    (bid_id is null or kind = 'bid') and (licence_dealer_id is null or kind = 'licence')
    and (car_id is null or kind = 'car') and (message_id is null or kind = 'message')
  ),
  -- A photo that is not stored yet, or removed, can't have an owner at all.
  constraint photos_at_most_one_owner check (num_nonnulls(bid_id, licence_dealer_id, car_id, message_id) <= stored::integer)
);
create index photos_of_owner on photos (owner_id, created_at desc, id desc);
create index photos_unused on photos (created_at)
  where bid_id is null and licence_dealer_id is null and car_id is null and message_id is null;
create unique index photos_one_of_a_licence on photos (licence_dealer_id) where licence_dealer_id is not null;
create index photos_of_car on photos (car_id) where car_id is not null;
create index photos_of_message on photos (message_id) where message_id is not null;
-- The administrator's list of all photos.
create index photos_newest on photos (created_at desc, id desc);
