import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const sourcesOf = (places: string[]) => globSync(places, { cwd: root }).map((file) => path.join(root, file));

/** Whether the pages were never built, or a source is newer than what was built from it. */
export function isStale(): boolean {
  const sources = sourcesOf([
    '{web,shared,emails,words}/**/*',
    'scripts/{build,builds,share-pictures,vite-plugins}.ts',
    'vite.config.ts',
    'package-lock.json',
  ]);
  const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const built = statSync(path.join(root, 'dist/built'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return built < changed;
}

/**
 * Builds the pages when they are stale: before the program starts, and before its tests, which would otherwise use old pages.
 * Throws when the build fails. In a process of its own, because Vitest's NODE_ENV would build React's development version.
 */
export function ensureBuilt(): void {
  if (!isStale()) return;
  console.log('Building the pages…');
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The pages could not be built; the lines above say why.');
}

if (import.meta.main) ensureBuilt();
