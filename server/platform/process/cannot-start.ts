import { createLog, type Log } from './log.ts';

/** Thrown when a process can't start for a reason that its operator can fix. The message explains it in sentences, without secrets. */
export class CannotStart extends Error {}

/** Reports why a process ends: the message of a CannotStart on standard error; any other error goes to the log in full. */
export function reportFailure(error: unknown, log: Log): void {
  if (error instanceof CannotStart) console.error(`\n${error.message}\n`);
  else log.fatal({ err: error }, 'ended by an unexpected error');
}

/** Makes uncaught errors end the process with 1 and a report; called at the start of a program. */
export function endOnError(name: string): void {
  process.on('uncaughtException', (error) => {
    reportFailure(error, createLog('fatal', name));
    process.exit(1);
  });
}
