import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, first = '', second = '']) => ({ whole, first, second }));

const pages = globSync('docs/domain/*.md', { cwd: root });
const sources = globSync(
  ['{server,shared,web,emails,db,demo,tests,e2e,scripts,bench}/**/*.{ts,tsx,css,sql}', '*.md', 'docs/decisions/*.md'],
  {
    cwd: root,
  },
);
const code = sources
  .filter((file) => !file.endsWith('.md'))
  .map(read)
  .join('\n');
const headingsOf = new Map(pages.map((page) => [page, matches(read(page), /^#+ (.+)$/gm).map(({ first }) => first)]));

/** The places in a file that name a page of the rules, and perhaps a heading, that is not there. */
function missing(file: string, reference: RegExp, pageOf: (name: string) => string): string[] {
  const oneLine = read(file).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return matches(oneLine, reference)
    .filter(({ first, second }) => {
      const headings = headingsOf.get(pageOf(first));
      return !headings || (second !== '' && !headings.includes(second));
    })
    .map(({ whole }) => `${file}: ${whole}`);
}

describe('docs/domain and the code agree on where things are', () => {
  it('finds the pages and their headings at all', () => {
    expect(headingsOf.get('docs/domain/lifecycles.md')).toContain('Appointment');
    expect(sources.length).toBeGreaterThan(300);
  });

  it('a comment names a page and a heading that are there', () => {
    expect(sources.flatMap((file) => missing(file, /(docs\/domain\/[\w-]+\.md)(?:, "([^"\n]+)")?/g, (name) => name))).toEqual([]);
  });

  it('a comment names no paper that is not in the repository', () => {
    const elsewhere = [/\bRULING[S]\b/, /[Ss]pecification(?:,? §| \()/, /\bpermissions[.]tsv/];
    expect(sources.filter((file) => elsewhere.some((paper) => paper.test(read(file))))).toEqual([]);
  });

  it('a page names a page and a heading that are there', () => {
    expect(pages.flatMap((file) => missing(file, /\]\(([\w-]+\.md)\)(?:, "([^"\n]+)")?/g, (name) => `docs/domain/${name}`))).toEqual([]);
  });

  it('a page names files that are there', () => {
    const named = pages.flatMap((file) =>
      matches(read(file), /`((?:server|shared|web|emails|db|tests)\/[\w./-]+)`/g).map(({ first }) => `${file}: ${first}`),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((each) => !existsSync(path.join(root, each.split(': ')[1] ?? '')))).toEqual([]);
  });

  it('a page names columns, constraints, codes and constants that the code has', () => {
    const names = pages.flatMap((file) =>
      matches(read(file), /`([a-zA-Z]+(?:_[a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+)(?:\(\))?`/g).map(({ first }) => first),
    );
    expect(names.length).toBeGreaterThan(30);
    expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });
});
