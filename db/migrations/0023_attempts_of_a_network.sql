-- Up Migration

-- A subscriber has 2^64 addresses of IPv6: what is refused as too often fills one row a minute for each network, no longer for each address
-- (docs/domain/accounts.md, "Attempts"). The rows that this makes one are counted together in their first.
with minutes as (
  select
    min(id) as first_id,
    array_agg(id) as ids,
    sum(attempts) as attempts,
    count(distinct coalesce(user_id::text, '')) = 1 as concerns_one
  from sign_in_attempts
  where result = 'too_often'
  group by network, act, date_trunc('minute', created_at at time zone 'UTC')
  having count(*) > 1
),
counted as (
  update sign_in_attempts a
  set attempts = m.attempts, user_id = case when m.concerns_one then a.user_id end
  from minutes m
  where a.id = m.first_id
)
delete from sign_in_attempts a using minutes m where a.id = any (m.ids) and a.id <> m.first_id;

drop index sign_in_attempts_one_row_a_minute;
create unique index sign_in_attempts_one_row_a_minute
  on sign_in_attempts (network, act, date_trunc('minute', created_at at time zone 'UTC')) where result = 'too_often';

-- Nothing reads the newest attempts of one account yet.
drop index sign_in_attempts_of_account;
