-- Up Migration

-- Who tried to sign in as the administrator, from where and when: the page of that door promises it (docs/domain/accounts.md, "Signing in").
-- Apart from events, because an address is forgotten after a while and events are kept.
create table admin_sign_in_attempts (
  id bigint generated always as identity primary key,
  -- As the server saw it. Text: a proxy that is trusted may pass on what is no address.
  address text not null,
  result text not null,
  -- More than one only for 'too_often': a flood of those must not fill the table, so one address's within a minute are one row.
  attempts integer not null default 1,
  created_at timestamptz not null default now(),
  constraint admin_sign_in_attempts_result check (result in ('signed_in', 'wrong_password', 'not_administrator', 'too_often'))
);
create unique index admin_sign_in_attempts_one_row_a_minute
  on admin_sign_in_attempts (address, date_trunc('minute', created_at at time zone 'UTC')) where result = 'too_often';
-- For forgetting them.
create index admin_sign_in_attempts_created_at on admin_sign_in_attempts (created_at);
