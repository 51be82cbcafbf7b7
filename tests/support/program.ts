import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { atEnd } from './database.ts';

const root = path.join(import.meta.dirname, '../..');
// So that a run compiles the program once (scripts/test.ts).
const { PATH, NODE_COMPILE_CACHE = '' } = process.env;

/**
 * Starts one of the program's files with these settings and none of ours, as its operator would; killed at the end of the test. `ready` is whether it
 * says so before it ends, `ended` its exit code once all is read that it said.
 */
export function launch(file: string, settings: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [path.join(root, file), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  atEnd(async () => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code);
  const ready = Promise.race([once(child, 'message'), once(child, 'exit')]).then(([word]) => word === 'ready');
  return { child, said: () => said, ready, ended };
}
