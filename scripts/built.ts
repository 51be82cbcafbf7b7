import { globSync, statSync } from 'node:fs';
import path from 'node:path';

// Before the program starts: builds the pages if they never were, or if a source is newer than what was built from it.

const root = path.join(import.meta.dirname, '..');
const sources = globSync('{web,shared,emails}/**/*', { cwd: root }).concat('vite.config.ts', 'package-lock.json');
const changed = Math.max(...sources.map((file) => statSync(path.join(root, file)).mtimeMs));
const built = statSync(path.join(root, 'dist/built'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (built < changed) {
  console.log('Building the pages…');
  await import('./build.ts');
}
