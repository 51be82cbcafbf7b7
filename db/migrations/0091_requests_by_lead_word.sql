-- Up Migration

-- With all that is asked of a request that a stock may fit: of thousands that have a word of the stock, none is read that doesn't fit. It takes the
-- place of car_requests_by_lead_word.
create index car_requests_by_lead_word_with_wish on car_requests (lead_word, created_at desc, id desc)
  include (words, budget_max, condition, fuel_type, transmission)
  where status = 'active' and deleted_at is null;
