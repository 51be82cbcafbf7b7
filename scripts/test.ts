import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

// Runs everything: static checks, build, tests on a real PostgreSQL, end-to-end tests in a real browser.

// The journeys start the program for each file: with this its modules are compiled once. Open to all, because the program's processes change their user.
const compiled = mkdtempSync(path.join(tmpdir(), 'tafutagari-compiled-'));
chmodSync(compiled, 0o777);
process.on('exit', () => rmSync(compiled, { recursive: true, force: true }));

const env = { ...process.env, CHROMIUM_PATH: chromiumPath(), NODE_COMPILE_CACHE: compiled };

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
