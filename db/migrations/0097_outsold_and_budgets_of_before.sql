-- Up Migration

-- The bids that sales of before rejected, by the log.
update bids b set is_outsold = true
from events e
where e.type = 'bid.rejected' and (e.data ->> 'by_sale')::boolean and b.id = (e.data ->> 'bid_id')::uuid;

-- What budgets of before mean is read as it is now: '900k - 1.1', '900 - 1.1m'.
do $$ begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('read-budgets', job_key => 'read-budgets');
  end if;
end $$;
