import { sql } from 'kysely';
import { type Health, type HealthPart, healthParts, healthStates } from '../../../shared/health/api.ts';
import type { Reader } from '../../platform/data/database.ts';
import { checks, type Examined } from './checks.ts';

// In milliseconds. Many who look cost one examination.
const keptFor = 5_000;
const patience = 2_000;
const everyMinute = 60_000;

/** Examines the program when somebody looks, and each minute, so that it is known since when a part is as it is (docs/domain/limits-and-money.md, "Platform health"). */
export function openHealth(examined: Examined): { read(): Promise<Health>; close(): void } {
  let known: Promise<Health> | undefined;
  const own: OwnStates = new Map();
  const read = () => {
    known ??= examine(examined, own).finally(() => setTimeout(() => (known = undefined), keptFor).unref());
    return known;
  };
  const clock = setInterval(() => void read().catch(() => undefined), everyMinute).unref();
  return { read, close: () => clearInterval(clock) };
}

/** What each server has of its own. Two servers that differ would each say 'since now' of the other's, over and over, in one row for both. */
const ownParts: HealthPart[] = ['storage', 'realtime'];
/** How such parts are, and since when, as long as this server runs. */
type OwnStates = Map<HealthPart, { state: string; since: string }>;

/** One examination of all parts at once. Throws when not even the database answers. */
export async function examine(examined: Examined, own: OwnStates = new Map()): Promise<Health> {
  const found = await Promise.all(healthParts.map(async (part) => ({ part, ...(await check(part, examined)) })));
  const shared = await keepStates(
    examined.db,
    found.filter(({ part }) => !ownParts.includes(part)),
  );
  const parts = found.map((each) => ({ ...each, since: shared.get(each.part) ?? keepOwn(own, each) }));
  const worst = Math.max(...parts.map(({ state }) => healthStates.indexOf(state)));
  return { state: healthStates[worst] ?? 'down', parts };
}

async function check(part: HealthPart, examined: Examined) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer within two seconds')), patience);
  });
  try {
    return await Promise.race([checks[part](examined), late]);
  } catch (error) {
    return { state: 'down' as const, reason: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}

function keepOwn(own: OwnStates, { part, state }: { part: HealthPart; state: string }): string {
  const known = own.get(part);
  if (known?.state === state) return known.since;
  const since = new Date().toISOString();
  own.set(part, { state, since });
  return since;
}

/** Stores the states that are other ones now; returns since when each is as it is. */
async function keepStates(db: Reader, found: { part: HealthPart; state: string }[]): Promise<Map<string, string>> {
  const json = JSON.stringify(found.map(({ part, state }) => ({ part, state })));
  await sql`
    insert into health_states (part, state) select part, state from json_to_recordset(${json}::json) as f (part text, state text) order by part
    on conflict (part) do update set state = excluded.state, since = now() where health_states.state <> excluded.state`.execute(db);
  const parts = found.map(({ part }) => part);
  const rows = await db.selectFrom('health_states').select(['part', 'since']).where('part', 'in', parts).execute();
  return new Map(rows.map(({ part, since }) => [part, since]));
}
