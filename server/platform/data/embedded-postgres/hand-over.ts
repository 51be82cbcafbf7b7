import pg from 'pg';
import { DATABASE, OWNER } from './roles.ts';

const COMMANDS = `
  with theirs as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
       my as (select oid from pg_roles where rolname = current_user)
  select format('alter schema %I owner to ${OWNER}', nspname) as command
    from theirs, my where nspowner = my.oid
  union all
  -- A sequence of a column follows its table.
  select format('alter table %s owner to ${OWNER}', c.oid::regclass)
    from pg_class c join theirs on theirs.oid = relnamespace, my
    where relowner = my.oid and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
  union all
  select format('alter routine %s owner to ${OWNER}', p.oid::regprocedure)
    from pg_proc p join theirs on theirs.oid = pronamespace, my
    where proowner = my.oid and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  -- A table's row type, and the array of a type, follow theirs.
  select format('alter type %s owner to ${OWNER}', t.oid::regtype)
    from pg_type t join theirs on theirs.oid = typnamespace, my
    where typowner = my.oid and (typtype in ('d', 'e', 'r') or typtype = 'c' and exists (select from pg_class c where c.oid = typrelid and relkind = 'c'))
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/**
 * Gives a database of an earlier version, whose program was the superuser, to its owner, all of it or nothing. `url` is the superuser's
 * on that database. (REASSIGN OWNED refuses to take anything from the first superuser of a cluster.)
 */
export async function handOver(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ command: string }>(COMMANDS);
    for (const { command } of rows) await client.query(command);
    await client.query(`alter database ${DATABASE} owner to ${OWNER}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
