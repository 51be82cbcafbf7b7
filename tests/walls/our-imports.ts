import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
export const files = globSync('{server,shared,web,emails,words,db,demo}/**/*.{ts,tsx}', { cwd: root });
const anyImport =
  /(?:^|\n)\s*(?:import|export)[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

export interface Import {
  from: string;
  to: string;
}

/** Every import between our own files, both as paths from the root. */
export const imports: Import[] = files.flatMap((from) =>
  [...readFileSync(path.join(root, from), 'utf8').matchAll(anyImport)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((to) => to.startsWith('.'))
    .map((to) => ({ from, to: path.join(path.dirname(from), to) })),
);

/** Whether a file lies in one of these folders. */
export const inside = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
/** The module that a file of the server or the browser is of. */
export const moduleOf = (file: string) => /^(?:server\/modules|web\/modules)\/([^/]+)\//.exec(file)?.[1];
/** The imports that a wall refuses, as it names them. */
export const offenders = (isWrong: (one: Import) => boolean) => imports.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);
