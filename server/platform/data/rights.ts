import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import type { Database } from './database.ts';

const log = 'events, event_addresses, event_subjects';

/**
 * What a program may do whose role doesn't own the database (docs/decisions/0042-append-only-log.md): rows of every table, but the log is only read and
 * added to, as is the list of erasures, and what was migrated only read. `owner` is a connection as the database's owner, `programUrl` the program's own address.
 */
export async function grantRights(owner: pg.Client, programUrl: string): Promise<void> {
  const role = pg.escapeIdentifier(await roleOf(programUrl));
  await owner.query('begin');
  await owner.query(`grant usage on schema public, graphile_worker to ${role};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
    grant usage, select on all sequences in schema public, graphile_worker to ${role};
    revoke insert, update, delete on ${log}, migrations from ${role};
    grant insert (type, actor_id, tab, data, before, after) on events to ${role};
    grant insert on event_addresses, event_subjects to ${role};
    revoke update, delete on erasures from ${role};
    grant update (listed_at) on erasures to ${role};
    grant execute on function forget_addresses, forget_person_in_log to ${role}`);
  for (const statement of await openQueue(owner)) await owner.query(statement);
  await owner.query('commit');
}

/** The queue's tables have row security without any policy, which shows them to their owner alone. Those grants are what counts here. */
async function openQueue(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('alter table %s disable row level security', oid::regclass) as statement
     from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`,
  );
  return rows.map(({ statement }) => statement);
}

/** Asked of the database: a pooler's address may name its role in another way. */
async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ role: string }>('select current_user as role').finally(() => client.end());
  return rows[0]?.role ?? '';
}

/** Warns when the program works as a superuser, for whom no right is missing: the log could be changed, and files of the machine be read. */
export async function warnOfSuperuser(db: Database, log: Log): Promise<void> {
  const { rows } = await sql<{ role: string }>`select rolname as role from pg_roles where rolname = current_user and rolsuper`.execute(db);
  for (const { role } of rows)
    log.warn(
      `DATABASE_URL names a superuser (${role}), who may do everything on the database's machine. Name a role that owns this database only.`,
    );
}
