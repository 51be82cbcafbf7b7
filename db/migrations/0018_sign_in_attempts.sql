-- Up Migration

-- What was kept of attempts to sign in as the administrator is kept of everybody's (docs/domain/accounts.md, "Attempts").
alter table admin_sign_in_attempts rename to sign_in_attempts;
alter table sign_in_attempts rename constraint admin_sign_in_attempts_pkey to sign_in_attempts_pkey;
alter sequence admin_sign_in_attempts_id_seq rename to sign_in_attempts_id_seq;
alter index admin_sign_in_attempts_created_at rename to sign_in_attempts_created_at;

alter table sign_in_attempts
  -- Null when there is no such account, and for refusals of one minute that concern several.
  add column user_id uuid references users,
  -- What the address counts under: "this account signed in from there before" is asked at each sign-in of a stranger.
  add column network text,
  add column act text;

update sign_in_attempts set
  act = 'administrator_sign_in',
  network = address,
  user_id = (select user_id from profiles where admin_role is not null and result in ('signed_in', 'wrong_password'));

alter table sign_in_attempts
  alter column network set not null,
  alter column act set not null,
  drop constraint admin_sign_in_attempts_result,
  add constraint sign_in_attempts_result
    check (result in ('signed_in', 'accepted', 'wrong_password', 'not_administrator', 'not_verified', 'too_often')),
  add constraint sign_in_attempts_act
    check (act in ('sign_in', 'administrator_sign_in', 'sign_up', 'reset_link', 'current_password'));

drop index admin_sign_in_attempts_one_row_a_minute;
create unique index sign_in_attempts_one_row_a_minute
  on sign_in_attempts (address, act, date_trunc('minute', created_at at time zone 'UTC')) where result = 'too_often';
-- For the newest of one account.
create index sign_in_attempts_of_account on sign_in_attempts (user_id, created_at desc, id desc) where user_id is not null;
-- For the networks from which an account signed in.
create index sign_in_attempts_networks on sign_in_attempts (user_id, network) where result = 'signed_in';
