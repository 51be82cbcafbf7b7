import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';
import { type Measured, measure } from './api/load.ts';
import { type Deal, fillMarket } from './api/market.ts';
import { hasPgbench, measurePgbench } from './api/pgbench.ts';
import { recordStatements } from './api/record.ts';
import { type Call, type Scenario, scenariosOf } from './api/scenarios.ts';
import { type Server, startApp, startBare } from './api/servers.ts';

// How fast the API answers, beside a bare server that sends the same statements to the same database, and beside the database alone: in one run, as
// each figure alone says more about the machine than about us. The app compresses what it answers, as for a browser; the bare server doesn't.
// Processor time is that of the server plus that of its database connections; that of this client stands beside it, for on few cores it takes from both.
// Ends with 1 when a call takes more than it may. Run `npm run build` first; it takes about two minutes. What follows `--` names the calls to measure:
// `-- 'my requests'`.

const rounds = 3;
const seconds = 1.5;

const folder = await mkdtemp(path.join(tmpdir(), 'tafutagari-bench-'));
// Open to the database's user, who is another one when root runs this.
await chmod(folder, 0o755);
const log = createLog('warn', 'bench');
const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
const servers: Server[] = [];
try {
  await migrate(postgres.url, log);
  const named = process.argv.slice(2);
  const scenarios = scenariosOf(await fillMarket(postgres.url)).filter(
    ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  const recorded = await recordStatements(postgres.url, folder, scenarios);
  const recording = path.join(folder, 'statements.json');
  await writeFile(recording, JSON.stringify(recorded));
  const app = await startApp(postgres.url, folder);
  const bare = await startBare(postgres.url, recording);
  servers.push(app, bare);

  const canPgbench = hasPgbench();
  if (!canPgbench) console.log('pgbench is not there (Debian: apt install postgresql-contrib), so the database alone is not measured.');
  const table = [];
  const dear: string[] = [];
  for (const scenario of scenarios) {
    const [ours, theirs] = await compare(scenario, app, bare);
    const ratio = ofServers(ours) / ofServers(theirs);
    if (ratio > (scenario.mayTake ?? Number.POSITIVE_INFINITY))
      dear.push(`${scenario.name}: ${ratio.toFixed(2)}, and may be ${scenario.mayTake}`);
    const [first] = scenario.deals;
    const alone =
      canPgbench && !scenario.isWrite && first
        ? await measurePgbench(postgres.url, folder, recorded[scenario.name] ?? [], scenario.call(first))
        : null;
    table.push({
      call: scenario.name,
      statements: recorded[scenario.name]?.length,
      'app /s': Math.round(ours.perSecond),
      'bare /s': Math.round(theirs.perSecond),
      'pgbench /s': alone && Math.round(alone),
      'app : bare, CPU': Number(ratio.toFixed(2)),
      'app CPU ms': `${ours.cpu.server.toFixed(2)} + ${ours.cpu.database.toFixed(2)}`,
      'bare CPU ms': `${theirs.cpu.server.toFixed(2)} + ${theirs.cpu.database.toFixed(2)}`,
      'client CPU ms': `${ours.cpu.client.toFixed(2)}, ${theirs.cpu.client.toFixed(2)}`,
    });
  }
  console.table(table);
  for (const line of dear) console.error(`app : bare of ${line}`);
  if (dear.length > 0) process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** What a call costs in the server and its database. */
function ofServers({ cpu }: Measured): number {
  return cpu.server + cpu.database;
}

/** The best of the rounds of both, taken in turns: what else the machine does only ever slows one down. */
async function compare(scenario: Scenario, app: Server, bare: Server): Promise<[Measured, Measured]> {
  const shares = sharesOf(scenario, 2 * (rounds + 1));
  const next = (server: Server, time: number) => measure(server, scenario.name, shares.pop() ?? [].values(), time);
  for (const server of [app, bare]) await next(server, 0.5);
  const results: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round += 1) results.push([await next(app, seconds), await next(bare, seconds)]);
  const best = (side: 0 | 1) => results.map((result) => result[side]).reduce((a, b) => (ofServers(b) < ofServers(a) ? b : a));
  return [best(0), best(1)];
}

/** The scenario's calls for so many measurements: reads begin anew after the last deal; writes use each deal once, so a fast machine is done with its share early. */
function sharesOf({ deals, isWrite, call }: Scenario, count: number): Iterator<Call, void>[] {
  const share = Math.floor(deals.length / count);
  return Array.from({ length: count }, (_, place) =>
    isWrite
      ? deals
          .slice(place * share, (place + 1) * share)
          .map(call)
          .values()
      : forEver(deals, call),
  );
}

function* forEver(deals: Deal[], call: Scenario['call']): Generator<Call, void> {
  for (;;) for (const deal of deals) yield call(deal);
}
