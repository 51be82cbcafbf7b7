-- The texts of the public pages, and the settings of the platform.

-- Every text has a row. Until it is edited it says what the program brings along, which follows the site's name and newer versions of the program.
create table page_content (
  id uuid primary key default gen_random_uuid(),
  page_key text not null,
  section_key text not null,
  content_key text not null,
  content_value text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  is_edited boolean not null default false,
  constraint page_content_one_value_per_key unique (page_key, section_key, content_key),
  constraint page_content_value_length check (char_length(content_value) between 1 and 2000)
);

-- What a text said before each of its changes.
create table page_content_versions (
  content_id uuid not null references page_content (id),
  version integer not null,
  content_value text not null,
  saved_at timestamptz not null,
  primary key (content_id, version)
);

create table platform_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
