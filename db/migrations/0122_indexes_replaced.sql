-- Up Migration

-- Those of 0119 and 0120 took their place, and serve the version before as well: they begin with the same keys.
drop index cars_by_words;
drop index bids_of_dealer;
