import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { fill, password, sizeOf } from './seed/fill.ts';

// A large marketplace to look at and to measure: 10,000 requests, or as many of each kind as the options name. In the empty database at DATABASE_URL, or
// in one of its own in DATA_DIR (./.bench): `DATA_DIR=.bench npm start` then serves it, `npm run bench:screens` measures it.

const counts = { requests: { type: 'string' }, cars: { type: 'string' }, viewings: { type: 'string' } } as const;
const given = Object.entries(parseArgs({ options: counts }).values).map(([name, value]) => {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} is a whole number from 1 on`);
  return [name, Number(value)];
});
const size = sizeOf(Object.fromEntries(given));
const log = createLog('warn', 'bench');
const elsewhere = process.env.DATABASE_URL;
const own = elsewhere ? null : await startEmbeddedPostgres({ dataDir: path.resolve(process.env.DATA_DIR ?? '.bench'), log });
const begun = performance.now();
try {
  const url = elsewhere ?? own?.url ?? '';
  await migrate(url, log);
  await fill(url, size, console.log);
  console.log(
    `Filled in ${Math.round((performance.now() - begun) / 1000)} s. Sign in as buyer1@bench.example or dealer1@bench.example, password ${password}.`,
  );
} finally {
  await own?.stop();
}
