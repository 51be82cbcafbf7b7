import type pg from 'pg';
import { openDatabase } from '../../server/platform/data/database.ts';

/** How PostgreSQL found the rows of one statement. */
export interface Plan {
  /** The large tables that were read from beginning to end. */
  tablesRead: string[];
  /** The pages of 8 KB that were touched, in memory or on disk. */
  buffers: number;
  /** The rows that were read or compared in vain: memory that is read again and again touches no page. */
  rejected: number;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
}

const large = new Set(['figures', 'cars', 'car_requests', 'bids', 'saved_cars', 'photos']);

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

// PostgreSQL says what each loop of a node rejected.
const rejectedBy = (node: Node) =>
  node['Actual Loops'] * ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0));

/** A database over this pool that explains what it runs: `plans` runs some work, and has the plan of each statement that it read with. */
export function plansOf({ pool }: { pool: pg.Pool }) {
  let made: Plan[] | null = null;

  async function explain(client: pg.PoolClient, text: string, values: unknown[]): Promise<void> {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan: top } = rows[0]['QUERY PLAN'][0];
    const nodes = nodesOf(top);
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''));
    made?.push({
      tablesRead: scanned.map((node) => node['Relation Name'] ?? ''),
      buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
      rejected: nodes.reduce((sum, node) => sum + rejectedBy(node), 0),
    });
  }

  const explaining = new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        const query = async (what: { text: string; values: unknown[] }) => {
          if (made) await explain(client, what.text, what.values);
          return client.query(what.text, what.values);
        };
        return { query, release: () => client.release() };
      };
    },
  });

  return {
    db: openDatabase(explaining),
    plans: async (work: () => Promise<unknown>): Promise<Plan[]> => {
      made = [];
      await work();
      const all = made;
      made = null;
      return all;
    },
  };
}
