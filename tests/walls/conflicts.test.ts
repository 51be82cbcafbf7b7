import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('no file has the marks of a conflict that nobody resolved', () => {
  const { status, stdout } = spawnSync('git', ['grep', '-nIE', '^(<{7}|>{7}) '], {
    cwd: path.join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  // What git answers when it has looked and found nothing.
  expect(status).toBe(1);
});
