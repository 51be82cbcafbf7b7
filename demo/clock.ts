import { sql } from 'kysely';
import { mailJobs } from '../server/jobs.ts';
import type { Tx } from '../server/platform/data/database.ts';

/** The state before the past began: the time, the last job and the last event. */
export interface Begin {
  now: Date;
  job: string;
  event: number;
}

/**
 * For this transaction only, now() is our own function, found before PostgreSQL's: it returns the instant last given to move(). Column defaults still
 * use the real time; move() replaces those values with the instant that now() returned meanwhile.
 */
export async function beginPast(tx: Tx): Promise<Begin> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as table, array_agg(quote_ident(c.column_name)) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone' group by c.table_name`.execute(
    tx,
  );
  const stamps = rows.map(({ table, columns }) => {
    const isReal = (column: string) => `${column} between pg_catalog.now() and clock_timestamp()`;
    const moved = columns.map((column) => `${column} = case when ${isReal(column)} then demo_clock.now() else ${column} end`);
    return `update public."${table}" set ${moved.join(', ')} where ${columns.map(isReal).join(' or ')};`;
  });
  await sql`create schema demo_clock`.execute(tx);
  await sql`create function demo_clock.now() returns timestamptz language sql stable
    as $$ select coalesce(nullif(current_setting('demo_clock.says', true), '')::timestamptz, pg_catalog.now()) $$`.execute(tx);
  await sql`create function demo_clock.move(instant timestamptz) returns void language plpgsql as $$ begin
    if instant = now() then return; end if;
    ${sql.raw(stamps.join('\n'))}
    perform set_config('demo_clock.says', instant::text, true);
  end $$`.execute(tx);
  // The instants of events are moved too, which are append-only otherwise.
  await sql`set local marketplace.log = 'open'`.execute(tx);
  await sql`set local search_path = demo_clock, pg_catalog, public`.execute(tx);
  const { rows: begin } = await sql<{ now: string; job: string; event: number }>`
    select pg_catalog.now(), (select coalesce(max(id), 0) from graphile_worker.jobs)::text as job,
      (select coalesce(max(id), 0) from events) as event`.execute(tx);
  const [{ now, job, event } = { now: '', job: '', event: 0 }] = begin;
  return { now: new Date(now), job, event };
}

/**
 * Restores PostgreSQL's clock. Removes the live topics of the events, so that nobody receives them live, the counts of the rate limits, and the jobs
 * and mails that still wait.
 */
export async function endPast(tx: Tx, begin: Begin): Promise<void> {
  await sql`delete from event_topics where event_id > ${begin.event}`.execute(tx);
  await sql`delete from rate_limits`.execute(tx);
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where id > ${begin.job}))`.execute(tx);
  await sql`delete from gathered_mails where event_ids[1] > ${begin.event}`.execute(tx);
  await sql`set local marketplace.log = ''`.execute(tx);
  await sql`set local search_path to default`.execute(tx);
  await sql`drop schema demo_clock cascade`.execute(tx);
}

/** Moves the clock to the time of the next job due by this instant and takes it from the queue; without one, moves to this instant. Mail jobs stay queued. */
export async function takeJob(tx: Tx, begin: Begin, at: Date) {
  const { rows } = await sql<{ name: string | null; payload: unknown }>`
    with job as (
      select due.name, taken.payload, taken.run_at
      from (
        select id, task_identifier as name from graphile_worker.jobs
        where id > ${begin.job} and run_at <= ${at.toISOString()} and task_identifier <> all (${mailJobs}) order by run_at, id limit 1
      ) due, graphile_worker.complete_jobs(array[due.id]) taken
    )
    select job.name, job.payload, demo_clock.move(case when job.name is null then ${at.toISOString()} else greatest(job.run_at, now()) end) from (select) s left join job on true`.execute(
    tx,
  );
  const [job] = rows;
  return job?.name ? { name: job.name, payload: job.payload } : null;
}
