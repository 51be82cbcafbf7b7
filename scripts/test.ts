import { spawnSync } from 'node:child_process';
import { chromiumPath } from './chromium.ts';

// Runs everything: static checks, build, tests on a real PostgreSQL, end-to-end tests in a real browser.

const env = { ...process.env, CHROMIUM_PATH: chromiumPath() };

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
