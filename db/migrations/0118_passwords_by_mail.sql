-- Up Migration

-- For whether an account's password came by mail, and nobody has signed in with it since.
create index sign_in_attempts_accepted on sign_in_attempts (user_id) where result = 'accepted';
