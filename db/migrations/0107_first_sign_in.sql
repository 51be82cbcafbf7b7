-- Up Migration

-- An administrator who has signed in before: the next sign-in is not the first one (docs/domain/accounts.md, "Second step").
update users u set first_signed_in_at = now()
  where u.id in (select user_id from profiles where admin_role is not null)
    and exists (select from sign_in_attempts a where a.user_id = u.id and a.result = 'signed_in');
