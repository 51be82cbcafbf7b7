import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../../db/types.ts';
import { listMessages } from '../../server/modules/messages/queries.ts';
import type { Key } from '../../server/platform/data/keys.ts';
import { keyset } from '../../server/platform/data/paging.ts';
import { HttpProblem } from '../../server/platform/http/errors.ts';
import { testDatabase } from '../support/database.ts';
import { holds } from '../support/fuzz.ts';

const { db, pool } = await testDatabase();
await sql`create table things (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null, price numeric not null, name text not null, email citext not null, mileage integer not null, serial bigint not null,
  at_maybe timestamptz, price_maybe numeric, name_maybe text, email_maybe citext, mileage_maybe integer, serial_maybe bigint)`.execute(db);
const things = (db as unknown as Kysely<{ things: { id: string } }>).selectFrom('things').select('id');

// Few values, so that many rows share one. Each is next to another one, or would be changed by a float, a Date or a URL.
const values: Record<string, { kind: Key[2]; all: (string | number)[] }> = {
  at: {
    kind: 'instant',
    all: [
      '0044-03-15T00:00:00Z',
      '2026-11-21T09:00:00.000001Z',
      '2026-11-21T09:00:00.000002Z',
      '2026-11-21 09:00:00.000002+00',
      '9999-12-31',
    ],
  },
  price: { kind: 'number', all: [-1, '-0.01', 0, '0.00', '1000000', '12345678901234567890.123456789', '12345678901234567890.123456788'] },
  name: { kind: 'text', all: ['', 'a', 'A', 'Wanjikũ', 'Wanjiku', 'ng’', "ng'", '😀', '"\\\u0001', '%_', 'Ω'.repeat(200)] },
  email: { kind: 'text', all: ['a@x.example', 'A@x.example', 'ä@x.example', 'b@x.example'] },
  mileage: { kind: 'bigint', all: [-2_147_483_648, -1, 0, 1, 2_147_483_647] },
  serial: { kind: 'bigint', all: ['-9223372036854775808', '9007199254740992', '9007199254740993', 0, '9223372036854775807'] },
};

const direction = fc.constantFrom('asc', 'desc');
const aKey = fc.constantFrom(...Object.keys(values)).chain((column) => {
  const kind = values[column]?.kind as Key[2];
  return fc.oneof(
    fc.tuple(fc.constant(column), direction, fc.constant(kind)),
    fc.tuple(fc.constant(`${column}_maybe`), direction, fc.constant(kind), fc.constantFrom('nulls first', 'nulls last')),
  );
});
const anOrder = fc
  .tuple(
    fc.uniqueArray(aKey, { maxLength: 3, selector: ([column]) => column }),
    fc.tuple(fc.constant('id'), direction, fc.constant('uuid')),
  )
  .map(([keys, last]) => [...keys, last] as unknown as [Key, ...Key[]]);
const aRow = fc.record(
  Object.fromEntries(
    Object.entries(values).flatMap(([column, { all }]) => [
      [column, fc.constantFrom(...all)],
      [`${column}_maybe`, fc.constantFrom(null, ...all)],
    ]),
  ),
);

const insert = async (rows: object[]) => {
  const named = JSON.stringify(rows.map((row) => ({ ...row, id: crypto.randomUUID() })));
  await sql`insert into things select * from json_populate_recordset(null::things, ${named}::json)`.execute(db);
};

/** The ids of all rows, sorted by the database itself. */
async function sorted(order: Key[]): Promise<string[]> {
  const by = order.map(([column, direction, , nulls]) => `${column} ${direction} ${nulls ?? ''}`).join(', ');
  return (await things.orderBy(sql.raw(by)).execute()).map(({ id }) => id);
}

/** The ids on all pages of the list; `between` runs between two pages. */
async function walked(order: [Key, ...Key[]], size: number, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const list = keyset('things', order);
  const seen: string[] = [];
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const page = await things.$call(list.page(cursor, size));
    expect(page.rows.length).toBeLessThanOrEqual(size);
    expect(Object.keys(page.rows[0] ?? {})).toEqual(page.rows.length > 0 ? ['id'] : []);
    expect((page.next ?? '').length).toBeLessThanOrEqual(2000);
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next;
    await between();
  }
  return seen;
}

describe('a list ordered by any columns and directions', () => {
  it('has every row once and in order on its pages', async () => {
    const property = fc.asyncProperty(
      anOrder,
      fc.array(aRow, { maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      async (order, rows, size) => {
        await sql`delete from things`.execute(db);
        await insert(rows);
        expect(await walked(order, size), JSON.stringify(order)).toEqual(await sorted(order));
      },
    );
    await holds(property, 300);
  });

  it('repeats no row and loses none while other rows are added and deleted', async () => {
    const change = fc.record({ come: fc.array(aRow, { maxLength: 3 }), go: fc.array(fc.nat(), { maxLength: 2 }) });
    const property = fc.asyncProperty(
      anOrder,
      fc.array(aRow, { minLength: 10, maxLength: 20 }),
      fc.array(change, { maxLength: 8 }),
      async (order, rows, changes) => {
        await sql`delete from things`.execute(db);
        await insert(rows);
        let lasting = await sorted(order);
        const seen = await walked(order, 3, async () => {
          const { come, go } = changes.pop() ?? { come: [], go: [] };
          await insert(come);
          const there = await sorted(order);
          const gone = go.map((place) => there[place % there.length] ?? '');
          await sql`delete from things where id = any(${gone}::uuid[])`.execute(db);
          lasting = lasting.filter((id) => !gone.includes(id));
        });
        expect(new Set(seen).size, JSON.stringify(order)).toBe(seen.length);
        expect(seen.filter((id) => lasting.includes(id))).toEqual(lasting);
      },
    );
    await holds(property, 100);
  });

  it('throws when a column contains nulls and the list does not say where they go', async () => {
    await sql`delete from things`.execute(db);
    await insert([1, 2].map(() => ({ at: 'now', price: 1, name: '', email: '', mileage: 1, serial: 1 })));
    const list = keyset('things', [['price_maybe', 'asc', 'number'], 'id']);
    await expect(things.$call(list.page(undefined, 1))).rejects.toThrow("the list 'things' does not declare that it may hold [null,");
  });
});

it.each(['asc', 'desc'] as const)('an id alone goes %s as the key before it: the same order, the same cursors', async (way) => {
  await sql`delete from things`.execute(db);
  await insert([1, 2, 3].map(() => ({ at: 'now', price: 1, name: '', email: '', mileage: 1, serial: 1 })));
  const said: [Key, ...Key[]] = [
    ['price', way, 'number'],
    ['id', way, 'uuid'],
  ];
  const { rows, next } = await things.$call(keyset('things', [['price', way, 'number'], 'id']).page(undefined, 2));
  const { rows: others } = await things.$call(keyset('things', said).page(next ?? '', 2));
  expect([...rows, ...others].map(({ id }) => id)).toEqual(await sorted(said));
});

describe('a cursor', () => {
  const order: [Key, ...Key[]] = [
    ['at', 'desc', 'instant'],
    ['price_maybe', 'asc', 'number', 'nulls last'],
    ['name', 'asc', 'text'],
    ['serial', 'desc', 'bigint'],
    ['id', 'asc', 'uuid'],
  ];
  const read = (cursor: string) => things.$call(keyset('things', order).page(cursor, 1));
  const packed = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const right = ['2026-11-21T09:00:00.000001Z', '1.5', 'Premio', '7', crypto.randomUUID()];
  let name = '';

  beforeAll(async () => {
    await sql`delete from things`.execute(db);
    await insert([1, 2].map(() => ({ at: 'now', price: 1, name: '', email: '', mileage: 1, serial: 1 })));
    const { next } = await things.$call(keyset('things', order).page(undefined, 1));
    [name = ''] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString());
  });

  it('of this list continues the list', async () => {
    expect((await read(packed([name, ...right]))).rows).toEqual([]);
    expect((await read(packed([name, right[0], null, ...right.slice(2)]))).rows).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['without the list', () => right],
    ['of another list', () => ['AbCdEfGh', ...right]],
    ['with a value too few', () => [name, ...right.slice(1)]],
    ['with a value too many', () => [name, ...right, 'x']],
    ['with null where there is none', () => [name, null, ...right.slice(1)]],
    ['that is no list', () => ({ name, right })],
    ['that is null', () => null],
  ])('%s is refused', async (_, make) => {
    await expect(async () => read(packed(make()))).rejects.toThrow(HttpProblem);
  });

  it('of the same list in another order, and of another list in the same order, is refused', async () => {
    const cursor = packed([name, ...right]);
    const [first, ...others] = order;
    const turned = keyset('things', [[first[0], 'asc', first[2]], ...others]);
    await expect(async () => things.$call(turned.page(cursor))).rejects.toThrow(HttpProblem);
    await expect(async () => things.$call(keyset('others', order).page(cursor))).rejects.toThrow(HttpProblem);
  });

  it('with any other content is refused by our code, before the database sees it', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('0000-01-01T00:00:00.000000Z', '2026-02-30T00:00:00.000000Z', '+275760-09-13T00:00:00.000000Z', 'infinity', 'NaN'),
      fc.constantFrom(
        '1e400',
        '9'.repeat(500),
        '9223372036854775808',
        '-9223372036854775809',
        '٣',
        ' 1',
        '-',
        '\0',
        '\ud800',
        '-'.repeat(36),
      ),
      fc.jsonValue(),
    );
    const property = fc.asyncProperty(fc.nat({ max: right.length - 1 }), odd, async (place, value) => {
      const outcome = await (async () => read(packed([name, ...right.with(place, value as string)])))().catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome, JSON.stringify(value)).toBeInstanceOf(HttpProblem);
    });
    await holds(property, 500);
  });
});

describe('the plan of a page', () => {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = new Kysely<DB & { things: { id: string } }>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query),
  });

  /** The plan of the last query. */
  async function planOfLast(): Promise<string> {
    const { sql: text = '', parameters = [] } = statements.at(-1) ?? {};
    const { rows } = await pool.query(`explain (analyze, costs off, timing off, summary off) ${text}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('in one direction scans one range of its index', async () => {
    const thread = { id: crypto.randomUUID(), buyer_id: crypto.randomUUID(), dealer_id: crypto.randomUUID() };
    await sql`alter table messages drop constraint messages_appointment_id_fkey, drop constraint messages_sender_id_fkey,
        drop constraint messages_receiver_id_fkey; insert into messages (id, appointment_id, sender_id, receiver_id, message, created_at)
      select gen_random_uuid(), ${sql.lit(thread.id)}, ${sql.lit(thread.buyer_id)}, ${sql.lit(thread.dealer_id)}, 'Habari', now() - n * interval '1 second'
      from generate_series(1, 5000) n; analyze messages`.execute(db);
    const { next } = await listMessages(watched, thread, undefined);
    await listMessages(watched, thread, next ?? '');
    const plan = await planOfLast();
    expect(plan).toMatch(/Index Scan using messages_of_thread on messages \(actual rows=51/);
    expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) < ROW\(/);
    expect(plan).not.toMatch(/Sort|Filter/);
  });

  it('in several directions starts at the right place in the index', async () => {
    await sql`insert into things (at, price, name, email, mileage, serial) select 'now', n / 10, '', '', 1, 1 from generate_series(1, 5000) n;
      create index things_by_price on things (price desc, id); analyze things`.execute(db);
    const list = keyset('things', [
      ['price', 'desc', 'number'],
      ['id', 'asc', 'uuid'],
    ]);
    const all = watched.selectFrom('things').select('id');
    const { next } = await all.$call(list.page(undefined, 2_000));
    await all.$call(list.page(next ?? ''));
    const plan = await planOfLast();
    expect(plan).toMatch(/using things_by_price on things \(actual rows=21/);
    expect(plan).toMatch(/Index Cond: \(price <= /);
    expect(plan).not.toMatch(/Sort/);
    expect(Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0)).toBeLessThan(10);
  });
});
