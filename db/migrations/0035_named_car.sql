-- Up Migration

-- The car that a dealer names instead of a lost one, as it was then: its buyer takes what was read, whatever becomes of the car in stock meanwhile.
alter table bids add column other_car_as_named jsonb;

update bids b
set other_car_as_named = jsonb_build_object(
  'make', c.make, 'model', c.model, 'price', c.price, 'version', c.version, 'year', c.year, 'mileage', c.mileage, 'color', c.color,
  'engine_size', c.engine_size, 'fuel_type', c.fuel_type, 'transmission', c.transmission, 'condition', c.condition,
  'photos', (
    select coalesce(json_agg(json_build_object('url', of.url, 'width', ph.width, 'height', ph.height, 'placeholder', ph.placeholder) order by of.place), '[]')
    from unnest(c.image_urls) with ordinality as of (url, place)
    join photos ph on ph.name = split_part(of.url, '/', 3)
  )
)
from cars c
where c.id = b.other_car_id;

-- What the buyer reads of a named car is never removed, as what a bid carries.
update photos ph
set in_bids = true
from bids b
join cars c on c.id = b.other_car_id
where b.other_car_answer is null and ph.car_id = c.id and ph.name = any (select split_part(url, '/', 3) from unnest(c.image_urls) as url);

alter table bids add constraint bids_other_car_copied check ((other_car_id is null) = (other_car_as_named is null));
