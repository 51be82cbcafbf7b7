-- Up Migration

alter table cars
  -- Make, model, year, color and body_type when it was taken down: everyone still reads them, whatever its dealer writes then. Null: it never was, or is approved again.
  add column shown_as jsonb,
  -- When previous_price, the latest one that stood for three days, was replaced.
  add column previous_price_until timestamptz;

update cars set shown_as = jsonb_build_object('make', make, 'model', model, 'year', year, 'color', color, 'body_type', body_type) where approval = 'taken_down';
update cars set previous_price_until = price_changed_at where previous_price is not null;
