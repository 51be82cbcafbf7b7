import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export const administrator = { email: 'admin@tafutagari.example', password: 'Admin-Secret-1' };

interface Launch {
  dataDir: string;
  databaseUrl: string;
  /** Environment variables. */
  settings?: Record<string, string>;
}

/** Starts one of the program's files on this folder and database. */
export function launch(file: string, { dataDir, databaseUrl, settings }: Launch): ChildProcess {
  return spawn(process.execPath, [path.join(root, file)], {
    // What it prints is for people who try it.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      APP_MODE: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
}

/** Stops it as a deploy does, if it runs. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}

/** Resolves when the program answers; rejects when it exits before that, or doesn't answer within `patience` milliseconds. */
export async function untilReady(url: string, program: ChildProcess, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (program.exitCode !== null) throw new Error(`the program ended with ${program.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the program did not become ready');
}
