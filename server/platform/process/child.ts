import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from './cannot-start.ts';
import type { Log } from './log.ts';

const DRAIN_MS = 20_000;
const LONGEST_PAUSE_MS = 30_000;

/** A child process that is kept running until it is stopped. */
export interface Child {
  /** Stops it gracefully, after 20 s by force; resolves when it has ended. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

interface Program {
  /** Its name in the log. */
  name: string;
  /** The path of a TypeScript file. */
  file: string;
  args?: string[];
  env: NodeJS.ProcessEnv;
  /** Node restarts it when a file changes that it has imported; after a failure it waits for the next change. */
  watch?: boolean;
}

/**
 * Starts a TypeScript program and resolves when it says 'ready'; rejects if it ends before that. When it ends later, it is
 * started again after 1 s, 2 s, 4 s … 30 s. If this process dies, it gets 'disconnect' on its IPC channel.
 */
export async function keepRunning(program: Program, log: Log): Promise<Child> {
  const { name } = program;
  const stopping = new AbortController();
  let current = start(program);
  if (!(await isReady(current))) throw new CannotStart(`The ${name} did not start; the lines above say why.`);
  const finished = watch();

  async function watch(): Promise<void> {
    let wait = 1000;
    for (;;) {
      await ended(current);
      if (stopping.signal.aborted) return;
      log.error(
        { child: name, code: current.exitCode, signal: current.signalCode, wait },
        `the ${name} ended unexpectedly, starting it again`,
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = start(program);
      wait = (await isReady(current)) ? 1000 : Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      current.kill('SIGTERM');
      const drain = setTimeout(() => current.kill('SIGKILL'), DRAIN_MS);
      await finished;
      clearTimeout(drain);
    },
    kill: () => current.kill('SIGKILL'),
  };
}

/** Runs a TypeScript program to its end. Rejects when it fails. */
export async function runToEnd(program: Program): Promise<void> {
  const child = start(program);
  await ended(child);
  if (child.exitCode !== 0) throw new CannotStart(`${program.name} failed; the lines above say why.`);
}

function start({ file, args = [], env, watch }: Program): ChildProcess {
  const options = watch ? ['--watch', '--watch-preserve-output'] : [];
  return spawn(process.execPath, [...options, file, ...args], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const isReady = (child: ChildProcess) =>
  new Promise<boolean>((resolve) => {
    child.on('message', (message) => message === 'ready' && resolve(true));
    child.once('exit', () => resolve(false));
  });
