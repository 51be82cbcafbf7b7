import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../db/migrations');
const names = globSync('*', { cwd: folder }).sort();

it('finds the migrations at all', () => {
  expect(names.length).toBeGreaterThan(30);
});

it.each(names)('%s has its number and words with underscores', (name) => {
  expect(name).toMatch(/^\d{4}(_[a-z]+)+\.sql$/);
});

it('no two migrations have one number: their order would hang on their names', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

// Those before it are part of the first release.
it.each(names.filter((name) => name >= '0040'))(
  '%s renames no table and no column: the version before still serves while it runs',
  (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/\brename\s+(?!constraint\b)/i);
  },
);

/** What a migration does to tables that were there before it, statement by statement; bodies of functions and comments left out. */
function actsOf(text: string): { kind: 'index' | 'lock' | 'fill'; table: string }[] {
  const statements = text
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '));
  const made = statements.flatMap((statement) => /^create table (\w+)/i.exec(statement)?.[1] ?? []);
  const acts = statements.flatMap((statement) => {
    const found = (kind: 'index' | 'lock' | 'fill', form: RegExp) => {
      const [, table = ''] = form.exec(statement) ?? [];
      return table ? [{ kind, table }] : [];
    };
    return [
      ...found('index', /^create (?:unique )?index \w+ on (\w+)/i),
      ...found('lock', /^alter table (\w+)/i),
      ...found('lock', /^create trigger .*? on (\w+)/i),
      ...found('lock', /^drop index (\w+)/i),
      ...found('fill', /^(?:insert into|update|delete from) (\w+)/i),
    ];
  });
  return acts.filter(({ kind, table }) => kind === 'fill' || !made.includes(table));
}

const kindsOf = (text: string) => [...new Set(actsOf(text).map(({ kind, table }) => (kind === 'index' ? `${kind} of ${table}` : kind)))];

it('sees what a migration does to tables that were there before', () => {
  expect(kindsOf('create table a (b int); create index a_b on a (b);')).toEqual([]);
  expect(kindsOf('create table a (b int); insert into a select 1 from events;')).toEqual(['fill']);
  expect(kindsOf('create unique index e on events (id); create trigger t after update on bids execute function f();')).toEqual([
    'index of events',
    'lock',
  ]);
  expect(kindsOf('create function f() returns void as $$ begin update cars set a = 1; end $$;')).toEqual([]);
});

// A file is one transaction: what it locks waits until its end. Those before it were written before this rule.
it.each(names.filter((name) => name >= '0047'))('%s does nothing that takes long beside what it locks, and fills nothing', (name) => {
  const kinds = kindsOf(readFileSync(path.join(folder, name), 'utf8'));
  expect(kinds.length).toBeLessThan(2);
  expect(kinds).not.toContain('fill');
});
