-- Up Migration

-- Photos from before there were 200 and 480 pixels get these sizes.
do $$ begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('fill-photo-sizes', job_key => 'fill-photo-sizes');
  end if;
end $$;
