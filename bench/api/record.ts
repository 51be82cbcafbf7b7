import { createHash } from 'node:crypto';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { cookieOf } from '../../server/platform/http/session.ts';
import { openHub } from '../../server/platform/live/live.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { loadRenderer } from '../../server/site/render.ts';
import type { Call, Scenario } from './scenarios.ts';

/** A value of a recorded statement: the same in every call, one that holds ids of the call (`{0}` and so on), or the hash of its session. */
export type Value = { same: unknown } | { text: string } | 'session';

/** One statement that the app sends while it answers a call. */
export interface Statement {
  text: string;
  values: Value[];
}

/** What the app sends to the database for one call of each scenario, by the scenario's name. */
export async function recordStatements(databaseUrl: string, dataDir: string, scenarios: Scenario[]): Promise<Record<string, Statement[]>> {
  const log = createLog('silent', 'bench');
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const db = openDatabase(openPool(databaseUrl, log));
  const hub = await openHub({ db, log, waker: () => async () => undefined, pollMs: 3_600_000 });
  const app = await buildApp({ config, log, db, hub, ...(await loadRenderer()) });
  const recorded: Record<string, Statement[]> = {};
  for (const { name, deals, call } of scenarios) {
    const deal = deals.pop();
    if (!deal) throw new Error(`no deal is left for '${name}'`);
    const { method, path, token, body, ids } = call(deal);
    const { sent, stop } = listen();
    const reply = await app.inject({
      method,
      url: path,
      headers: { cookie: `${cookieOf(config, 'session').name}=${token}` },
      payload: body,
    });
    stop();
    if (reply.statusCode !== 200) throw new Error(`'${name}' was answered ${reply.statusCode}: ${reply.body}`);
    recorded[name] = sent.map(({ text, values }) => ({ text, values: values.map((value) => generalise(value, token, ids)) }));
  }
  await app.close();
  await hub.stop();
  await db.destroy();
  return recorded;
}

/** Hears every statement with its values that any client of this process sends. */
function listen(): { sent: { text: string; values: unknown[] }[]; stop: () => void } {
  const sent: { text: string; values: unknown[] }[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    sent.push(typeof first === 'string' ? { text: first, values: values ?? [] } : { text: first.text, values: first.values ?? [] });
    return Reflect.apply(query, this, given);
  } as typeof query;
  const stop = () => {
    pg.Client.prototype.query = query;
  };
  return { sent, stop };
}

function generalise(value: unknown, token: Call['token'], ids: string[]): Value {
  if (Buffer.isBuffer(value)) {
    return value.equals(createHash('sha256').update(token).digest()) ? 'session' : { same: `\\x${value.toString('hex')}` };
  }
  if (typeof value !== 'string') return { same: value };
  const text = ids.reduce((before, id, place) => before.replaceAll(id, `{${place}}`), value);
  return text === value ? { same: value } : { text };
}
