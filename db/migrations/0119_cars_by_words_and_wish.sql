-- Up Migration

-- With what else a request wishes for: of thousands of cars with its words, none is read that has another fuel, say. It takes the place of cars_by_words.
create index cars_by_words_and_wish on cars using gin (words, condition, fuel_type, (case transmission when 'cvt' then 'automatic' else transmission end))
  where deleted_at is null and approval = 'approved' and status <> 'sold';
