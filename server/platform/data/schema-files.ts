import { globSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../db');

/** Where the schema stands: the baseline by module, and the migrations that came after it. As patterns; a folder may have a sign of theirs in its name. */
export const schemaFiles = ['schema', 'migrations'].map((name) => `${folder.replace(/[?*()[\]{}]/g, '\\$&')}/${name}/*.sql`);

/** The names of the baseline, in their order. */
export const baselineNames = () => namesIn('schema');

/** The names of all that leads from an empty database to today's schema, in their order. */
export const schemaNames = () => [...baselineNames(), ...namesIn('migrations')];

function namesIn(part: string): string[] {
  return globSync('*.sql', { cwd: path.join(folder, part) })
    .map((file) => path.parse(file).name)
    .sort();
}
