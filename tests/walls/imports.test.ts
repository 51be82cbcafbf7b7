import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, type Import, imports, inside, moduleOf, offenders, root } from './our-imports.ts';

/** Each layer may import those before it, never those after it. */
const floors = [
  ['web/ui', 'web/client', 'web/modules', 'web/app'],
  ['server/platform', 'server/site', 'server/modules', 'server/workflows'],
] as const;

describe('who may import whom', () => {
  it('finds the imports at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: 'server/modules/bids/routes.ts', to: 'shared/bids/api.ts' });
  });

  it('words import nothing but themselves: they are given prices, days and names as they are written', () => {
    expect(offenders(({ from, to }) => inside(from, 'words') && !inside(to, 'words'))).toEqual([]);
  });

  it('shared imports nothing but itself and words', () => {
    expect(offenders(({ from, to }) => inside(from, 'shared') && !inside(to, 'shared', 'words'))).toEqual([]);
  });

  it('who reads a word asks the table of both languages, never that of one', () => {
    expect(offenders(({ from, to }) => !inside(from, 'words') && /^words\/[\w-]+\/(en|sw)\//.test(to))).toEqual([]);
  });

  // Node runs the server's code as it is written, and can't read the elements in a table.
  it('a table with elements in it is read by pages and mails only', () => {
    const withElements = new Set(imports.filter(({ from, to }) => inside(from, 'words') && to.endsWith('.tsx')).map(({ from }) => from));
    expect(withElements.size).toBeGreaterThan(0);
    expect(offenders(({ from, to }) => withElements.has(to) && !inside(from, 'web', 'emails'))).toEqual([]);
  });

  it('shared knows no runtime: no Node, no React', () => {
    const foreign = files
      .filter((file) => inside(file, 'shared'))
      .filter((file) => /from ['"](node:|react|fastify|kysely|pg)/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(foreign).toEqual([]);
  });

  it.each(['web', 'emails'])('%s imports itself, shared and words', (folder) => {
    // The renderer imports both: it renders public pages and mails.
    const isRenderer = ({ from }: Import) => from === 'web/render.tsx';
    expect(offenders((one) => inside(one.from, folder) && !inside(one.to, folder, 'shared', 'words') && !isRenderer(one))).toEqual([]);
  });

  it('server imports itself, shared, words, the types of the rows and the one generated module', () => {
    const types = ['db/types.ts', 'dist/render.en.js'];
    expect(offenders(({ from, to }) => inside(from, 'server') && !inside(to, 'server', 'shared', 'words') && !types.includes(to))).toEqual(
      [],
    );
  });

  it('db holds the schema and the types of its rows, and knows shared alone', () => {
    expect(
      globSync('db/**/*.*', { cwd: root }).filter(
        (file) => !/^db\/(?:(?:schema|migrations)\/\w+\.sql|types\.ts|codegen\.json)$/.test(file),
      ),
    ).toEqual([]);
    expect(offenders(({ from, to }) => inside(from, 'db') && !inside(to, 'shared'))).toEqual([]);
  });

  it('the demo is a program of its own above the server, which nobody imports', () => {
    expect(
      offenders(({ from, to }) => inside(from, 'demo') && !inside(to, 'demo', 'server', 'shared', 'words') && to !== 'db/types.ts'),
    ).toEqual([]);
    expect(offenders(({ from, to }) => inside(to, 'demo') && !inside(from, 'demo'))).toEqual([]);
  });

  it.each(floors)('%j: each layer imports only those before it', (...floor) => {
    const levelOf = (file: string) => floor.findIndex((folder) => inside(file, folder));
    expect(floor.map((folder) => imports.some(({ from }) => inside(from, folder)))).not.toContain(false);
    expect(offenders(({ from, to }) => levelOf(from) >= 0 && levelOf(to) > levelOf(from))).toEqual([]);
  });

  it('the public pages take from the app only its pieces, how to talk HTTP, what both keep in the browser, and what both say of a password', () => {
    const shared = [
      'web/client/guessed-first.ts',
      'web/client/http.ts',
      'web/client/language.ts',
      'web/client/sign-out-pending.ts',
      'web/client/stored.ts',
    ];
    expect(
      offenders(
        ({ from, to }) => inside(from, 'web/site') && inside(to, 'web') && !inside(to, 'web/site', 'web/ui') && !shared.includes(to),
      ),
    ).toEqual([]);
  });

  it('workflows stand above the modules: only the app, the jobs and the start of server, worker and restore know them, and the demo, which does what people do', () => {
    expect(
      offenders(
        ({ from, to }) =>
          inside(to, 'server/workflows') &&
          !inside(from, 'server/workflows', 'demo') &&
          !['server/app.ts', 'server/jobs.ts', 'server/main.ts', 'server/worker.ts', 'server/restore-file.ts'].includes(from),
      ),
    ).toEqual([]);
  });

  it('nobody imports notifications or analytics: they follow events', () => {
    const followers = ['notifications', 'analytics'];
    expect(
      offenders(
        ({ from, to }) => inside(from, 'server/modules') && followers.includes(moduleOf(to) ?? '') && moduleOf(from) !== moduleOf(to),
      ),
    ).toEqual([]);
  });

  // Those of types too: what two files need of each other belongs to a third, or they are one.
  it('no two files import each other, also not by way of others', () => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of imports) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    expect(circle(edges)).toBeNull();
  });

  it('addresses stand below the modules of shared, which all may build them; the pages of the site stand above', () => {
    const isFolder = (file: string) => moduleIn('shared', file) !== undefined;
    for (const folder of ['shared/addresses', 'shared/site']) expect(imports.some(({ from }) => inside(from, folder))).toBe(true);
    expect(offenders(({ from, to }) => inside(from, 'shared/addresses') && isFolder(to) && !inside(to, 'shared/addresses'))).toEqual([]);
    expect(offenders(({ from, to }) => inside(from, 'shared') && !inside(from, 'shared/site') && inside(to, 'shared/site'))).toEqual([]);
  });

  it.each(['server/modules', 'web/modules', 'shared'])('the modules of %s form a graph without a circle', (folder) => {
    const between = imports.filter(({ from, to }) => inside(from, folder) && inside(to, folder));
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of between) {
      const [own, other] = [moduleIn(folder, from), moduleIn(folder, to)];
      if (own && other && own !== other) edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
    expect(edges.size).toBeGreaterThan(2);
    expect(circle(edges)).toBeNull();
  });
});

/** The folder that a file lies in below this one; none for a file directly in it. */
const moduleIn = (folder: string, file: string) => new RegExp(`^${folder}/([^/]+)/`).exec(file)?.[1];

/** An import cycle, or null. */
function circle(edges: Map<string, Set<string>>): string | null {
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): string | null => {
    if (trail.includes(node)) return [...trail, node].join(' → ');
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const found = visit(next, [...trail, node]);
      if (found) return found;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const found = visit(node, []);
    if (found) return found;
  }
  return null;
}
