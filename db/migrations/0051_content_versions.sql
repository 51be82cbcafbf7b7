-- Up Migration

-- Every text has a row. Until it is edited it says what the program brings along, which follows the site's name and newer versions of the program.
alter table page_content
  add column version integer not null default 1,
  add column is_edited boolean not null default true, -- Those that are there were.
  alter column is_edited set default false,
  add constraint page_content_value_length check (char_length(content_value) between 1 and 2000);

-- What a text said before each of its changes.
create table page_content_versions (
  content_id uuid not null references page_content (id),
  version integer not null,
  content_value text not null,
  saved_at timestamptz not null,
  primary key (content_id, version)
);
