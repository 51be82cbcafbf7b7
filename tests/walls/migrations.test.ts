import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const db = path.join(import.meta.dirname, '../../db');
const folder = path.join(db, 'migrations');
const names = globSync('*', { cwd: folder }).sort();
const baseline = globSync('*', { cwd: path.join(db, 'schema') }).sort();

it('finds the baseline at all, each part with its place and its module', () => {
  expect(baseline.length).toBeGreaterThan(15);
  baseline.forEach((name, at) => {
    expect(name).toMatch(new RegExp(`^${String(at + 1).padStart(2, '0')}_[a-z]+\\.sql$`));
  });
});

// These change few rows and lock nothing else, so that no job is needed for it.
const ofFewRows = [
  '0075_notices_of_today.sql',
  '0076_placeholders_of_before.sql',
  '0097_outsold_and_budgets_of_before.sql',
  '0107_first_sign_in.sql',
];

// The numbers up to 0066 are those of steps that the baseline took the place of.
describe.each(names)('%s', (name) => {
  it('has its number, behind the baseline, and words with underscores', () => {
    expect(name).toMatch(/^\d{4}(_[a-z]+)+\.sql$/);
    expect(name > '0067').toBe(true);
  });

  it('renames no table and no column: the version before still serves while it runs', () => {
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/\brename\s+(?!constraint\b)/i);
  });

  // A file is one transaction: what it locks waits until its end.
  it('does nothing that takes long beside what it locks, and fills nothing', () => {
    const kinds = kindsOf(readFileSync(path.join(folder, name), 'utf8'));
    expect(kinds.length).toBeLessThan(2);
    if (!ofFewRows.includes(name)) expect(kinds).not.toContain('fill');
    expect(kinds, 'Add it as "not valid", and validate it in the next file: copy 0067 and 0071.').not.toContain('scan');
  });
});

it('no two migrations have one number: their order would hang on their names', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

/** The constraints that stand "not valid" at the end of these migrations, in their order: what was there before was never looked at. */
function unvalidated(texts: string[]): string[] {
  const left = new Set<string>();
  for (const text of texts) {
    const sql = text.replace(/--.*$/gm, '');
    const validated = [...sql.matchAll(/\bvalidate constraint (\w+)/gi)];
    for (const [, name = ''] of validated) left.delete(name);
    for (const [, name = ''] of sql.matchAll(/\badd constraint (\w+)(?:(?!\badd constraint\b)[^;])*?\bnot valid\b/gi)) left.add(name);
  }
  return [...left];
}

it('a constraint that is added as "not valid" is validated by a later migration', () => {
  expect(unvalidated(names.map((name) => readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
  const added = 'alter table a add constraint b check (c in (1, 2)) not valid, add constraint d check (e > 1);';
  expect(unvalidated([added])).toEqual(['b']);
  expect(unvalidated(['alter table a validate constraint b;', added])).toEqual(['b']);
  expect(unvalidated([added, 'alter table a validate constraint b;'])).toEqual([]);
});

type Kind = 'index' | 'lock' | 'scan' | 'validate' | 'fill';

/** What a migration does to tables that were there before it, statement by statement; bodies of functions and comments left out. */
function actsOf(text: string): { kind: Kind; table: string }[] {
  const statements = text
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));
  const made = statements.flatMap((statement) => /^create table (\w+)/i.exec(statement)?.[1] ?? []);
  const acts = statements.flatMap((statement) => {
    const found = (kind: Kind, form: RegExp) => {
      const [, table = ''] = form.exec(statement) ?? [];
      return table ? [{ kind, table }] : [];
    };
    return [
      ...found('index', /^create (?:unique )?index \w+ on (\w+)/i),
      ...alterationsOf(statement),
      ...found('lock', /^create trigger .*? on (\w+)/i),
      ...found('lock', /^drop index (\w+)/i),
      ...found('fill', /^(?:insert into|update|delete from) (\w+)/i),
    ];
  });
  return acts.filter(({ kind, table }) => kind === 'fill' || !made.includes(table));
}

/** What `alter table` does, part by part. 'scan': it reads all rows while nobody else can, for a check or a foreign key that is not "not valid". */
function alterationsOf(statement: string): { kind: Kind; table: string }[] {
  const [, table = '', parts = ''] = /^alter table (\w+) (.*)$/i.exec(statement) ?? [];
  // At the commas outside of parentheses.
  return (parts.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? []).map((part) => {
    const text = part.trim();
    if (/^validate constraint/i.test(text)) return { kind: 'validate', table };
    const isScanned = /^add\b.*\b(?:check|references)\b/i.test(text) && !/ not valid$/i.test(text);
    return { kind: isScanned ? 'scan' : 'lock', table };
  });
}

const kindsOf = (text: string) => [...new Set(actsOf(text).map(({ kind, table }) => (kind === 'index' ? `${kind} of ${table}` : kind)))];

it('sees what a migration does to tables that were there before', () => {
  expect(kindsOf('create table a (b int); create index a_b on a (b);')).toEqual([]);
  expect(kindsOf('create table a (b int); insert into a select 1 from events;')).toEqual(['fill']);
  expect(kindsOf('create unique index e on events (id); create trigger t after update on bids execute function f();')).toEqual([
    'index of events',
    'lock',
  ]);
  expect(kindsOf('alter table a add column b int, add constraint c check (b in (1, 2)) not valid;')).toEqual(['lock']);
  expect(kindsOf('alter table a add column b int, add constraint c check (b in (1, 2));')).toEqual(['lock', 'scan']);
  expect(kindsOf('alter table a add constraint c foreign key (b) references d (id);')).toEqual(['scan']);
  expect(kindsOf('alter table a add column b int references d;')).toEqual(['scan']);
  expect(kindsOf('create table a (b int); alter table a add constraint c check (b > coalesce(1, 2));')).toEqual([]);
  expect(kindsOf('alter table a validate constraint c, validate constraint d;')).toEqual(['validate']);
  expect(kindsOf('alter table a add constraint c check (b > 1) not valid; alter table a validate constraint c;')).toEqual([
    'lock',
    'validate',
  ]);
  expect(kindsOf('create function f() returns void as $$ begin update cars set a = 1; end $$;')).toEqual([]);
});
