-- Up Migration

-- The secret with which all servers of this database sign the cursors of live events (docs/domain/permissions.md, "Live events"). The first server
-- that starts makes it; there is one row at most.
create table live_cursor_key (
  id boolean default true constraint live_cursor_key_pkey primary key constraint live_cursor_key_one_row check (id),
  secret bytea not null
);
