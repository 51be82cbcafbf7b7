-- Up Migration

-- What the log and the figures began to keep is filled from what is there by jobs, in batches, as soon as the worker of this version runs. A new database
-- has nothing to fill, and no queue yet.
do $$ begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('fill-event-subjects', job_key => 'fill-event-subjects');
    perform graphile_worker.add_job('fill-figures', job_key => 'fill-figures');
  end if;
end $$;
