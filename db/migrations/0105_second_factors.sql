-- Up Migration

-- The authenticator app of an account (docs/domain/accounts.md, "Second step"): what it and we know, sealed with the operator's key, and the step of
-- its last code, because each is taken once. `key_mark` names the key: rows of another one can't be opened.
create table second_factors (
  user_id uuid primary key references users (id),
  sealed_secret bytea not null,
  key_mark bytea not null,
  last_step bigint not null,
  since timestamptz not null default now(),
  constraint second_factors_step_counts check (last_step > 0)
);
create index second_factors_by_key on second_factors (key_mark);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When its owner last showed at this session who they are. A new session is opened with that; of one from before nobody knows.
alter table sessions add column proved_at timestamptz;
alter table sessions alter column proved_at set default now();

-- The administrator's second sign-in leads to setting one up.
alter table users add column first_signed_in_at timestamptz;

alter table sign_in_attempts
  drop constraint sign_in_attempts_result,
  drop constraint sign_in_attempts_act,
  add constraint sign_in_attempts_result check (
    result in ('signed_in', 'accepted', 'wrong_password', 'not_administrator', 'not_verified', 'too_often', 'code_asked', 'wrong_code')
  ) not valid,
  add constraint sign_in_attempts_act check (
    act in ('sign_in', 'administrator_sign_in', 'sign_up', 'reset_link', 'current_password', 'second_step', 'second_step_link')
  ) not valid;
alter table email_tokens
  drop constraint email_tokens_purpose_known,
  add constraint email_tokens_purpose_known check (purpose in ('verify', 'reset', 'change', 'second')) not valid;
