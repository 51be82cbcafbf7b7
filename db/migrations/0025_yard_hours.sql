-- Up Migration

-- When a dealer's yard is open, by the weekday; null where the dealer has not said (docs/domain/time.md, "The yard's hours"). A day is null when
-- it is closed.
alter table profiles
  add column yard_hours jsonb,
  add constraint profiles_only_dealers_have_hours check (yard_hours is null or user_type = 'dealer'),
  add constraint profiles_yard_hours_by_weekday check (
    yard_hours ?& array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    and yard_hours - array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] = '{}'
  ),
  add constraint profiles_yard_hours_open_once check (yard_hours @? '$.* ? (@ != null)'),
  -- Strings of one shape, so that they compare as times of the day.
  add constraint profiles_yard_hours_in_order check (
    not yard_hours @? '$.* ? (@ != null) ? (!(
      @.opens like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.closes like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.opens < @.closes
    ))'
  );
