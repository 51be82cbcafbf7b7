-- Up Migration

-- The offers a buyer keeps in view. A table of its own, not a column of bids: what nobody else may see then stands in no row that a dealer or the
-- administrator is shown. Whose it is follows from the bid's request.
create table shortlisted_bids (
  bid_id uuid primary key references bids (id) on delete cascade,
  created_at timestamptz not null default now()
);
