import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

// Runs everything: static checks, build, tests on a real PostgreSQL, end-to-end tests in a real browser.

const env = { ...process.env, CHROMIUM_PATH: chromiumPath(), ...ownFolders() };

/**
 * Where the run keeps what it needs only meanwhile, removed at its end: databases in memory where there is room, because each file of tests copies one, of
 * a thousand files; and the program compiled once for all that start it. Open to all, because the program's processes change their user.
 */
function ownFolders(): { TMPDIR: string; NODE_COMPILE_CACHE: string } {
  const memory = '/dev/shm';
  const room = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const folder = mkdtempSync(path.join(room.bavail * room.bsize > 6 * 2 ** 30 ? memory : tmpdir(), 'tafutagari-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The step that runs ends by them; then so do we, after tidying up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  const compiled = path.join(folder, 'compiled');
  mkdirSync(compiled);
  for (const open of [folder, compiled]) chmodSync(open, 0o1777);
  return { TMPDIR: folder, NODE_COMPILE_CACHE: compiled };
}

function step(name: string, command: string): void {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(status ?? 1);
  }
}

step('check', 'npm run --silent check');
step('database types are fresh', 'npm run --silent db:types -- --verify');
step('build', 'npm run --silent build');
step('tests', 'vitest run');
step('browser journeys', 'playwright test');
