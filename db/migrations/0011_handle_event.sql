-- Up Migration

-- The job's new name, for what is queued at this moment. Before, every event had one; now only those have one that somebody is told of. The
-- queue's tables come after ours, so a new database has none yet.
do $$ begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  update graphile_worker._private_tasks set identifier = 'handle-event' where identifier = 'follow-event';
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t, events e
  where t.id = j.task_id and t.identifier = 'handle-event' and e.id = (j.payload ->> 'event_id')::bigint
    and e.type in ('account.created', 'message.read', 'message.sent', 'request.posted');
end $$;
