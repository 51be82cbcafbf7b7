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
  const values: string[] = [];
  await writeFile(script, statements.map((statement) => `${withVariables(statement, call, values)};\n`).join(''));
  const variables = values.map((value, place) => `--define=v${place}=${value}`);
  const options = [
    '--no-vacuum',
    '--protocol=prepared',
    '--client=12',
    '--jobs=1',
    '--time=3',
    '--file',
    script,
    ...variables,
    databaseUrl,
  ];
  const { stdout } = await promisify(execFile)('pgbench', options);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

// pgbench takes a colon before a word for a variable of its own, even inside quotes; every literal is looked at, or the text between two would pass for one.
const withoutColons = (sql: string) =>
  sql.replace(/'(?:[^']|'')*'/g, (literal) =>
    /:\w/.test(literal) ? `U&${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\003A')}` : literal,
  );

/** The statement as one line for pgbench, which binds a variable as a parameter; adds the values of its variables to `values`. */
function withVariables({ text, values: own }: Statement, call: Call, values: string[]): string {
  return withoutColons(text)
    .replaceAll('\n', ' ')
    .replace(/\$(\d+)/g, (_, place: string) => {
      const value = textOf(own[Number(place) - 1] ?? { same: null }, call);
      return value === null ? 'null' : `:v${values.push(value) - 1}`;
    });
}

function textOf(value: Value, { token, ids }: Call): string | null {
  if (value === 'session') return `\\x${createHash('sha256').update(token).digest('hex')}`;
  if ('text' in value) return value.text.replace(/\{(\d)\}/g, (_, place: string) => ids[Number(place)] ?? '');
  return value.same === null || value.same === undefined ? null : String(value.same);
}
