import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '../../web');
const read = (file: string) => readFileSync(file, 'utf8');

/** What the first stylesheet takes its utilities from. */
const styled = new Set(
  [...read(path.join(web, 'app/app.css')).matchAll(/@source "([^"]+)"/g)]
    .map(([, source = '']) => (source.endsWith('.tsx') ? source : `${source}/*.tsx`))
    .flatMap((source) => globSync(source, { cwd: path.join(web, 'app') }))
    .map((file) => path.join(web, 'app', file)),
);

/** A component and all that it imports at once; what it loads later brings the other stylesheet along. */
function reachedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of read(file).matchAll(/^import (?!type).*? from '(\.[^']+\.tsx)';$/gm)) {
    reachedFrom(path.join(path.dirname(file), imported), found);
  }
  return found;
}

// A class that only the second stylesheet has would show once another page was open, and be missing until then.
it('the first stylesheet has the classes of every component of the homes', () => {
  const homes = globSync('app/pages/*/home.tsx', { cwd: web }).map((file) => path.join(web, file));
  const reached = [...new Set(homes.flatMap((home) => [...reachedFrom(home)]))].filter((file) => read(file).includes('className'));
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => !styled.has(file)).map((file) => path.relative(web, file))).toEqual([]);
});

// A screen's stylesheet stays when another screen opens: a class of two files would then look as the later one says.
it('no class of a screen is styled by two files', () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('{modules,app/pages}/**/*.css', { cwd: web }))
    for (const [, name = ''] of read(path.join(web, file)).matchAll(/^ *\.([\w-]+)(?:,| \{)$/gm))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(50);
  expect([...files].filter(([, of]) => of.size > 1).map(([name, of]) => `.${name}: ${[...of].sort().join(', ')}`)).toEqual([]);
});

// A field that has the focus would look refused, or waiting.
it('nothing is outlined in the colour of an error or of what waits', () => {
  const files = globSync('**/*.css', { cwd: web });
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) =>
      (read(path.join(web, file)).match(/outline[^;]*--color-(clay|danger)/g) ?? []).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});
