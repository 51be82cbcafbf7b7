-- Up Migration

-- Few rows, of a database that stood at the last step before the baseline: the photos from before 0030 of those steps get one transparent pixel for their
-- placeholder, also where a car was named with them in place of a lost one.
update photos set placeholder = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==' where placeholder is null;
update bids set other_car_as_named = jsonb_set(other_car_as_named, '{photos}', (
  select jsonb_agg(jsonb_build_object('placeholder', 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==') || jsonb_strip_nulls(photo) order by place)
  from jsonb_array_elements(other_car_as_named -> 'photos') with ordinality as named (photo, place)
))
where jsonb_path_exists(other_car_as_named, '$.photos[*] ? (@.placeholder == null)');
