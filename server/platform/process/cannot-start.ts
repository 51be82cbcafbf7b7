import { createLog, type Log } from './log.ts';

/** Thrown when a process can't start for a reason that whoever runs it can mend. The message says which, in sentences, without any secret. */
export class CannotStart extends Error {}

/** Tells whoever runs this why a process ends: the sentences meant for them or, of an error nobody expected, all that helps to find its cause. */
export function sayWhy(error: unknown, log: Log): void {
  if (error instanceof CannotStart) console.error(`\n${error.message}\n`);
  else log.fatal({ err: error }, 'ended by an unexpected error');
}

/** Says why, and ends the process with 1, when an error gets past everything else; at the start of a program. */
export function endOnError(name: string): void {
  process.on('uncaughtException', (error) => {
    sayWhy(error, createLog('fatal', name));
    process.exit(1);
  });
}
