import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

it('a test waits with `soon`, or as long: Vitest’s own second is over before a busy machine has answered', () => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root, exclude: ['tests/support/soon.ts', 'tests/walls/**'] });
  expect(files.length).toBeGreaterThan(200);
  const short = files.filter((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const waits = code.match(/vi\.waitUntil\(/g)?.length ?? 0;
    return code.includes('vi.waitFor(') || waits > (code.match(/timeout: (60|1\d0)_000/g)?.length ?? 0);
  });
  expect(short).toEqual([]);
});
