-- Up Migration

-- What budgets of before mean is read as it is now: '1.2m-1.5', 'Ksh.1,200,000/=', 'not less than 900k'.
do $$ begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('read-budgets', job_key => 'read-budgets');
  end if;
end $$;
