import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const importing = (pattern: RegExp) =>
  globSync('server/**/*.ts', { cwd: root }).filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

// What strangers send is unpacked by native code. It may crash, or take all memory, in a process that answers nobody (docs/decisions/0020-decoders.md).
it('only the decoder’s process loads sharp', () => {
  expect(importing(/from 'sharp'|import\('sharp'\)/)).toEqual(['server/modules/photos/render.ts']);
  expect(importing(/^import (?!type )[^;]*'(\.|.*\/photos)\/render\.ts'/m)).toEqual(['server/modules/photos/decoder.ts']);
  expect(importing(/from '[^']*\/decoder\.ts'/)).toEqual([]);
});
