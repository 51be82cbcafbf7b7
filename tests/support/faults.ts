import { beforeEach } from 'vitest';
import { createLog } from '../../server/platform/process/log.ts';

const faults: string[] = [];

/** The program's log in tests. Unexpected errors are in it; it is printed for tests that fail, and only for them. */
export const log = createLog('error', 'tests', { write: (line) => faults.push(line) });

/** Has each test of a file print its own faults if it fails. */
export function printFaults(): void {
  beforeEach(({ onTestFailed }) => {
    faults.length = 0;
    onTestFailed(() => console.error([...new Set(faults.map(inOurCode))].slice(0, 3).join('\n')));
  });
}

function inOurCode(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { code?: string; stack?: string } };
  const stack = err?.stack?.split('\n').filter((at) => !/node_modules|node:/.test(at));
  return [`${msg}: ${err?.code ?? ''}`, ...(stack ?? [])].join('\n');
}
