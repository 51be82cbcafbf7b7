import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../server/platform/data/database.ts';
import { requestForm } from '../../tests/support/deal.ts';

/** What came of a load: the ids that the server said it has, its answers by status (0: none came), and the slowest answer in milliseconds. */
export interface Load {
  acknowledged: string[];
  answers: Record<number, number>;
  slowest: number;
}

/**
 * Buyers who post requests one after the other until `stop`, at most 20 a second together. As a page does, each repeats what was not answered, with the
 * same id. A buyer may post 30 in a day.
 */
export function postRequests(url: string, cookies: string[]): { load: Load; stop: () => Promise<Load> } {
  const load: Load = { acknowledged: [], answers: {}, slowest: 0 };
  let isOver = false;

  async function post(cookie: string, body: object): Promise<number> {
    const began = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/requests`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    await reply?.arrayBuffer().catch(() => undefined);
    const status = reply?.status ?? 0;
    load.answers[status] = (load.answers[status] ?? 0) + 1;
    load.slowest = Math.max(load.slowest, Math.round(performance.now() - began));
    return status;
  }

  async function person(cookie: string): Promise<void> {
    for (let posted = 0; posted < 30 && !isOver; posted++) {
      const id = uuidv7();
      let status = 0;
      while (!isOver && status !== 200) {
        status = await post(cookie, requestForm({ id }));
        await pause(status === 200 ? cookies.length * 50 : 200);
      }
      if (status === 200) load.acknowledged.push(id);
    }
  }

  const all = Promise.all(cookies.map(person));
  return {
    load,
    stop: async () => {
      isOver = true;
      await all;
      return load;
    },
  };
}

/** Of what was acknowledged: how many the database lost, and how many it has without the one event that each must have. */
export async function lost(db: Database, { acknowledged }: Load): Promise<{ lost: number; withoutEvent: number }> {
  const rows = await db.selectFrom('car_requests').select('id').where('id', 'in', acknowledged).execute();
  const events = await db.selectFrom('events').select('data').where('type', '=', 'request.posted').execute();
  const told = new Map<string, number>();
  for (const { data } of events) {
    const { request_id } = data as { request_id: string };
    told.set(request_id, (told.get(request_id) ?? 0) + 1);
  }
  return {
    lost: new Set(acknowledged).size - rows.length,
    withoutEvent: rows.filter(({ id }) => told.get(id) !== 1).length,
  };
}
