-- Files that the worker makes.

-- For the administrator (docs/domain/backups.md, "Files for the administrator").
create table admin_files (
  id uuid primary key,
  kind text not null,
  asked_by uuid references profiles (user_id), -- null: the schedule
  parts integer, -- how many there are to pack; null until they were counted
  parts_packed integer not null default 0,
  bytes bigint, -- of the file, once it is ready
  failure text,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz, -- null: kept by number
  constraint admin_files_kind_known check (kind in ('export', 'backup')),
  constraint admin_files_ready_with_its_bytes check ((ready_at is null) = (bytes is null)),
  constraint admin_files_failed_with_its_reason check ((failed_at is null) = (failure is null)),
  constraint admin_files_ready_or_failed check (num_nonnulls(ready_at, failed_at) <= 1),
  constraint admin_files_parts_packed_of_all check (parts_packed between 0 and coalesce(parts, 0))
);
create unique index admin_files_one_at_a_time on admin_files (kind) where ready_at is null and failed_at is null;
create index admin_files_newest on admin_files (kind, created_at desc, id desc);

-- What a person asked to have as a file (docs/domain/accounts.md, "Own data").
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  photos integer, -- how many there are to pack; null until they were counted
  photos_packed integer not null default 0,
  bytes bigint, -- of the file, once it is ready
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  constraint data_exports_ready_with_its_file check (num_nonnulls(bytes, ready_at, expires_at) in (0, 3)),
  constraint data_exports_photos_packed_of_all check (photos_packed between 0 and coalesce(photos, 0))
);
create unique index data_exports_one_at_a_time on data_exports (user_id) where ready_at is null;
create index data_exports_of_user on data_exports (user_id, created_at desc);
