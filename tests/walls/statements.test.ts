import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import codegen from '../../db/codegen.json' with { type: 'json' };

// What server/platform/data/statements.ts asks of a query.

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('server/**/*.ts', { cwd: root }).map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

// Columns of a few words that the program moves between, as a status. Those of fields are not among them: a fact that somebody chose is like other input.
const wordColumns = Object.entries(codegen.overrides.columns)
  .filter(([, type]) => /'\w+' \| '\w+'/.test(type))
  .map(([column]) => column.replace(/.*\./, ''));

/** Comparisons that bind a word of ours to a parameter, by which no plan can be made for it. */
function boundWords(text: string): string[] {
  const comparison =
    /(?<!Ref)\((?:'(?:\w+\.)?(\w+)'|[^()\n]+?),\s*'(?:=|!=|<>|in|not in|is distinct from|is not distinct from)',\s*([^\n]*)/g;
  return [...text.matchAll(comparison)]
    .filter(
      ([, column = '', value = '']) =>
        /^(?:'|\[(?:'\w+'(?:, )?)+\])/.test(value) || (wordColumns.includes(column) && !/^words?\(/.test(value)),
    )
    .map(([found]) => found);
}

it('a column is compared with a word of ours through word() or words()', () => {
  expect(wordColumns).toEqual(expect.arrayContaining(['status', 'outcome', 'user_type', 'purpose']));
  expect(boundWords(`.where('status', '=', 'active')`)).toHaveLength(1);
  expect(boundWords(`eb('b.status', 'in', open)`)).toHaveLength(1);
  expect(boundWords(`.where('status', '=', word('active')).onRef('r.id', '=', 'b.request_id')`)).toEqual([]);
  expect(sources.flatMap(([file, text]) => boundWords(text).map((found) => `${file}: ${found}`))).toEqual([]);
});

it('what is looked for with like or ilike comes from containing()', () => {
  const looking = sources.filter(([, text]) => /'ilike'| i?like \$/.test(text));
  expect(looking.length).toBeGreaterThan(3);
  expect(looking.filter(([, text]) => !/\bcontaining\(/.test(text)).map(([file]) => file)).toEqual([]);
});

it('no statement in SQL selects all columns of a table: those below select from columns that they name', () => {
  const all = sources.filter(([, text]) => /\b(?:select|returning) (?:\w+\.)?\*/i.test(text)).map(([file]) => file);
  expect(all).toEqual([
    'server/platform/data/queue-tables.ts',
    'server/modules/own-data/queries.ts',
    'server/modules/moderation/queue.ts',
    'server/modules/health/checks.ts',
  ]);
});
