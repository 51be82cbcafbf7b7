import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('{server,shared,web,emails,db}/**/*.{ts,tsx}', { cwd: root });
const anyImport =
  /(?:^|\n)\s*(?:import|export)[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

interface Import {
  from: string;
  to: string;
}

/** Every import between our own files, both as paths from the root. */
const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(path.join(root, from), 'utf8').matchAll(anyImport)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((to) => to.startsWith('.'))
    .map((to) => ({ from, to: path.join(path.dirname(from), to) })),
);

const inside = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
const moduleOf = (file: string) => /^(?:server\/modules|web\/modules)\/([^/]+)\//.exec(file)?.[1];
const offenders = (isWrong: (one: Import) => boolean) => imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);

/** Each layer may import those before it, never those after it. */
const floors = [
  ['web/ui', 'web/client', 'web/modules', 'web/app'],
  ['server/platform', 'server/site', 'server/modules', 'server/workflows'],
] as const;

/** The files of a module that other modules may import: its verbs, its jobs, and the columns that a nested list shares. */
const publicFace = (module: string, to: string) =>
  to.endsWith(`/${module}.ts`) || to.endsWith('/columns.ts') || !/(queries|\/routes)\.ts$/.test(to);

describe('who may import whom', () => {
  it('finds the imports at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: 'server/modules/bids/routes.ts', to: 'shared/bids/api.ts' });
  });

  it('shared imports nothing but itself', () => {
    expect(offenders(({ from, to }) => inside(from, 'shared') && !inside(to, 'shared'))).toEqual([]);
  });

  it('shared knows no runtime: no Node, no React', () => {
    const foreign = files
      .filter((file) => inside(file, 'shared'))
      .filter((file) => /from ['"](node:|react|fastify|kysely|pg)/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(foreign).toEqual([]);
  });

  it.each(['web', 'emails'])('%s imports itself and shared', (folder) => {
    // The renderer imports both: it renders public pages and mails.
    const isRenderer = ({ from }: Import) => from === 'web/render.tsx';
    expect(offenders((one) => inside(one.from, folder) && !inside(one.to, folder, 'shared') && !isRenderer(one))).toEqual([]);
  });

  it('server imports itself, shared, db and the one generated module', () => {
    expect(offenders(({ from, to }) => inside(from, 'server') && !inside(to, 'server', 'shared', 'db') && to !== 'dist/render.js')).toEqual(
      [],
    );
  });

  it.each(floors)('%j: each layer imports only those before it', (...floor) => {
    const levelOf = (file: string) => floor.findIndex((folder) => inside(file, folder));
    expect(floor.map((folder) => imports.some(({ from }) => inside(from, folder)))).not.toContain(false);
    expect(offenders(({ from, to }) => levelOf(from) >= 0 && levelOf(to) > levelOf(from))).toEqual([]);
  });

  it('the public pages take from the app only its pieces, how to talk HTTP, and what both keep in the browser', () => {
    const shared = ['web/client/http.ts', 'web/client/sign-out-pending.ts', 'web/client/stored.ts'];
    expect(
      offenders(
        ({ from, to }) => inside(from, 'web/site') && inside(to, 'web') && !inside(to, 'web/site', 'web/ui') && !shared.includes(to),
      ),
    ).toEqual([]);
  });

  it('no module reads another’s queries or routes', () => {
    expect(
      offenders(({ from, to }) => {
        const [own, other] = [moduleOf(from), moduleOf(to)];
        return inside(from, 'server/modules') && inside(to, 'server/modules') && own !== other && !publicFace(other ?? '', to);
      }),
    ).toEqual([]);
  });

  it('workflows stand above the modules: only the app, the jobs and the start of server, worker and restore know them, and the demo, which does what people do; they call verbs', () => {
    expect(
      offenders(
        ({ from, to }) =>
          inside(to, 'server/workflows') &&
          !inside(from, 'server/workflows', 'db/demo') &&
          !['server/app.ts', 'server/jobs.ts', 'server/main.ts', 'server/worker.ts', 'server/restore-file.ts'].includes(from),
      ),
    ).toEqual([]);
    expect(
      offenders(({ from, to }) => {
        // As in a module, the routes load and reply through queries.
        const mayRead = from === 'server/workflows/routes.ts' && to.endsWith('/queries.ts');
        return inside(from, 'server/workflows') && inside(to, 'server/modules') && !mayRead && !publicFace(moduleOf(to) ?? '', to);
      }),
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

  it.each(['server/modules', 'web/modules', 'shared'])('the modules of %s form a graph without a circle', (folder) => {
    // Every module may build an address: paths.ts imports nothing.
    const between = imports.filter(({ from, to }) => inside(from, folder) && inside(to, folder) && to !== 'shared/site/paths.ts');
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
