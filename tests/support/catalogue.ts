import type pg from 'pg';

const ours = `not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

// A line for each thing. The names of "not null", which PostgreSQL gives from 18 on, mean nothing to us. What triggers ask for is compared without its
// parentheses: a dump writes more of them than people do.
const queries = [
  `select 'extension ' || extname from pg_extension`,
  `select format('table %s %s %s', o.relname, o.relkind, o.relpersistence) from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'c', 'v', 'm')`,
  `select format('column %s %s %s: %s %s %s %s%s %s', o.relname, rank() over (partition by o.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
     case when a.attnotnull then 'not null' end, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, a.attacl)
   from pg_class o join pg_attribute a on a.attrelid = o.oid left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
   where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'c') and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
   where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select 'index ' || indexdef from pg_indexes where schemaname = 'public'`,
  `select format('function %s %s', pg_get_functiondef(o.oid), o.proacl) from pg_proc o where o.pronamespace = 'public'::regnamespace and o.prokind = 'f' and ${ours}`,
  `select format('trigger %s %s', translate(pg_get_triggerdef(oid), '()', ''), tgenabled) from pg_trigger
   where tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not tgisinternal`,
  `select format('comment %s: %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description
   where objoid in (select o.oid from pg_proc o where o.pronamespace = 'public'::regnamespace and ${ours} union select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  `select format('right %s %s', o.relname, (select array_agg(acl::text order by acl::text) from unnest(o.relacl) acl)) from pg_class o
   where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'S')`,
];

/** Everything that makes a database's schema, a line each: tables, columns, defaults, constraints, indexes, functions, triggers, comments, rights. */
export async function catalogueOf(pool: pg.Pool): Promise<string[]> {
  const found = await Promise.all(queries.map((text) => pool.query<Record<string, string>>(text)));
  return found.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row))).toSorted();
}
