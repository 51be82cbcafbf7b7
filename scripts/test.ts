import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.ts';

// Runs everything: static checks, build, tests on a real PostgreSQL, end-to-end tests in a real browser.

const running = new Set<ChildProcess>();
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
  // What runs ends by the signal; then so do we, after tidying up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      for (const child of running) child.kill(signal);
      await Promise.all([...running].map((child) => once(child, 'close')));
      process.exit(1);
    });
  const compiled = path.join(folder, 'compiled');
  mkdirSync(compiled);
  for (const open of [folder, compiled]) chmodSync(open, 0o1777);
  return { TMPDIR: folder, NODE_COMPILE_CACHE: compiled };
}

/** Runs a step and prints what it says, at once or, beside another step, when it is over. Resolves with whether it passed. */
async function step(name: string, command: string, { isBeside = false } = {}): Promise<boolean> {
  if (!isBeside) console.log(`\n── ${name}`);
  const child = spawn(command, { shell: true, stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'], env });
  running.add(child);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => said.push(text));
  const [code] = await once(child, 'close');
  running.delete(child);
  if (isBeside) console.log(`\n── ${name}\n${Buffer.concat(said)}`);
  if (code !== 0) console.error(`\n${name} failed.`);
  return code === 0;
}

for (const [name, command] of [
  ['check', 'npm run --silent check'],
  ['database types are fresh', 'npm run --silent db:types -- --verify'],
  ['build', 'npm run --silent build'],
] as const)
  if (!(await step(name, command))) process.exit(1);

// Each often waits, for a browser or for what comes a moment later: together they keep both cores busy.
const passed = await Promise.all([step('tests', 'vitest run'), step('browser journeys', 'playwright test', { isBeside: true })]);
process.exit(passed.every(Boolean) ? 0 : 1);
