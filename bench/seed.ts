import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { fill, password } from './seed/fill.ts';

// A large marketplace to look at and to measure: 10,000 requests, 50,000 bids, 100,000 messages; `-- --times 5` makes five times as many. In the empty
// database at DATABASE_URL, or in one of its own in DATA_DIR (./.bench): `DATA_DIR=.bench npm start` then serves it, `npm run bench:screens` measures it.

const { values } = parseArgs({ options: { times: { type: 'string', default: '1' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times is a whole number from 1 on');
const log = createLog('warn', 'bench');
const given = process.env.DATABASE_URL;
const own = given ? null : await startEmbeddedPostgres({ dataDir: path.resolve(process.env.DATA_DIR ?? '.bench'), log });
const begun = performance.now();
try {
  const url = given ?? own?.url ?? '';
  await migrate(url, log);
  await fill(url, times, console.log);
  console.log(
    `Filled in ${Math.round((performance.now() - begun) / 1000)} s. Sign in as buyer1@bench.example or dealer1@bench.example, password ${password}.`,
  );
} finally {
  await own?.stop();
}
