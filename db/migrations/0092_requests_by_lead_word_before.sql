-- Up Migration

-- That of 0091 took its place, and serves the version before as well: its keys are the same.
drop index car_requests_by_lead_word;
