import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Statement, Value } from './record.ts';
import type { Call } from './scenarios.ts';

/** Whether PostgreSQL's own `pgbench` is there (Debian: postgresql-contrib). */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/** How often a second the database alone answers the statements of this call, prepared, to twelve clients without any program in between. */
export async function measurePgbench(databaseUrl: string, folder: string, statements: Statement[], call: Call): Promise<number> {
  const script = path.join(folder, 'pgbench.sql');
  await writeFile(script, statements.map(({ text, values }) => `${inline(text, values, call)};\n`).join(''));
  const options = ['--no-vacuum', '--protocol=prepared', '--client=12', '--jobs=1', '--time=3', '--file', script, databaseUrl];
  const { stdout } = await promisify(execFile)('pgbench', options);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

// pgbench takes a colon before a word for a variable of its own, even inside quotes.
const withoutColons = (sql: string) => sql.replace(/'[^']*:[^']*'/g, (literal) => `U&${literal.replaceAll(':', '\\003A')}`);

function inline(text: string, values: Value[], call: Call): string {
  return withoutColons(
    text.replace(/\$(\d+)/g, (_, place: string) => literalOf(values[Number(place) - 1] ?? { same: null }, call)),
  ).replaceAll('\n', ' ');
}

function literalOf(value: Value, { token, ids }: Call): string {
  if (value === 'session') return `'\\x${createHash('sha256').update(token).digest('hex')}'`;
  const filled = 'same' in value ? value.same : value.text.replace(/\{(\d)\}/g, (_, place: string) => ids[Number(place)] ?? '');
  return filled === null ? 'null' : `'${String(filled).replaceAll("'", "''")}'`;
}
