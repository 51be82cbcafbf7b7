import { sql } from 'kysely';
import { mailJobs } from '../server/jobs.ts';
import type { Tx } from '../server/platform/data/database.ts';

/** The state before the past began: the time, the last job, the last event, and what columns get by themselves. */
export interface Begin {
  now: Date;
  job: string;
  event: number;
  defaults: ColumnDefault[];
}

/** A default value of a column that asks for the time: table, column and value as SQL. */
interface ColumnDefault {
  table: string;
  column: string;
  value: string;
}

/**
 * For this transaction only, now() and clock_timestamp() are our own, found before PostgreSQL's: they return the instant last given to move(). A column's
 * default was read when the column was made and goes on to mean PostgreSQL's: those of our tables are read anew.
 */
export async function beginPast(tx: Tx): Promise<Begin> {
  await sql`create schema demo_clock`.execute(tx);
  await sql`create function demo_clock.now() returns timestamptz language sql stable
    as $$ select coalesce(nullif(current_setting('demo_clock.says', true), '')::timestamptz, pg_catalog.now()) $$`.execute(tx);
  await sql`create function demo_clock.clock_timestamp() returns timestamptz language sql stable as $$ select demo_clock.now() $$`.execute(
    tx,
  );
  await sql`create function demo_clock.move(instant timestamptz) returns text language sql
    as $$ select set_config('demo_clock.says', instant::text, true) $$`.execute(tx);
  const { rows: defaults } = await sql<ColumnDefault>`
    select a.attrelid::regclass::text as table, quote_ident(a.attname) as column, pg_get_expr(d.adbin, d.adrelid) as value
    from pg_attrdef d join pg_attribute a on (a.attrelid, a.attnum) = (d.adrelid, d.adnum) join pg_class c on c.oid = d.adrelid
    where c.relnamespace = 'public'::regnamespace and a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)'
    order by 1, 2`.execute(tx);
  await sql`set local search_path = demo_clock, pg_catalog, public`.execute(tx);
  await readAnew(tx, defaults);
  const { rows: begin } = await sql<{ now: string; job: string; event: number }>`
    select pg_catalog.now(), (select coalesce(max(id), 0) from graphile_worker.jobs)::text as job,
      (select coalesce(max(id), 0) from events) as event`.execute(tx);
  const [{ now, job, event } = { now: '', job: '', event: 0 }] = begin;
  return { now: new Date(now), job, event, defaults };
}

/** Makes the defaults what their SQL means with the search path of now. */
async function readAnew(tx: Tx, defaults: ColumnDefault[]): Promise<void> {
  const alters = defaults.map(({ table, column, value }) => `alter table ${table} alter column ${column} set default ${value};`);
  await sql.raw(`do $do$ begin ${alters.join('\n')} end $do$`).execute(tx);
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
  // A table can't be altered while one of its checks waits for the end of the transaction.
  await sql`set constraints all immediate`.execute(tx);
  await sql`set local search_path to default`.execute(tx);
  await readAnew(tx, begin.defaults);
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
