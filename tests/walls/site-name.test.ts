import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const typed = /Tafuta ?Gari/;
const isComment = (line: string) => /^\s*(\/\/|\/\*|\*|--|#)/.test(line);

/** Each line of the program that types the name of the site, in words a person may read. */
const lines = globSync('{server,shared,web,emails}/**/*.{ts,tsx,js,css,html,svg,json}', { cwd: root })
  .filter((file) => statSync(path.join(root, file)).isFile())
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line) => ({ file, line })),
  )
  .filter(({ line }) => typed.test(line) && !isComment(line))
  .map(({ file, line }) => `${file}: ${line.trim()}`);

// The name is a setting (docs/domain/words.md, "Site texts"). Excepted are comments, and technical names, which are written small: the
// database, its folders and sockets, example addresses, ids in calendar files.
it('the site’s name is typed once, as the default of the setting siteName', () => {
  expect(lines).toEqual(["shared/settings/schema.ts: siteName: 'TafutaGari',"]);
});
