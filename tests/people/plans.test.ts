import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { sumOwed } from '../../server/modules/commissions/admin-queries.ts';
import { sumCommissions } from '../../server/modules/commissions/queries.ts';
import * as sections from '../../server/modules/people/queries.ts';
import { testDatabase } from '../support/database.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

const sometime = "now() - random() * interval '60 days'";
const ratings = `
  insert into ratings (id, appointment_id, dealer_id, buyer_id, rating, created_at)
  select gen_random_uuid(), id, dealer_id, buyer_id, 5, ${sometime} from appointments`;
const viewings = `update appointments set status = 'completed', outcome = 'not_sold', appointment_date = ${sometime}`;
const commissions = `
  insert into commissions (dealer_id, appointment_id, purchase_price, commission_amount, reference, due_at, created_at)
  select dealer_id, id, 1000000, 20000, 'TG ' || translate(lpad(to_hex(row_number() over ()), 4, '0'), '01abcdef', 'XYCDFGHJ'), now(), ${sometime} from appointments`;
const steps = `
  insert into verification_steps (id, dealer_id, admin_id, step, details_version, created_at)
  select gen_random_uuid(), user_id, user_id, 'change_approved', n, ${sometime}
  from profiles, generate_series(1, 50) n where user_type = 'dealer'`;

const sessions = `
  insert into sessions (token_hash, user_id, expires_at, absolute_expires_at)
  select decode(md5(user_id::text || n), 'hex'), user_id, now() + interval '1 day', now() + interval '1 day' from profiles, generate_series(1, 20) n`;

async function planOf(list: () => Promise<unknown>): Promise<string> {
  await list();
  const { sql: text, parameters } = statements.at(-1) ?? { sql: '', parameters: [] };
  const { rows } = await pool.query(`explain (costs off) ${text}`, [...parameters]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('each section of a person’s page reads that person’s rows by an index, in its order, and nobody else’s', async () => {
  const [deal] = await fillMarket(url, { buyers: 100, dealers: 40, requests: 20, offers: 2, messages: 1 });
  for (const statement of [ratings, viewings, commissions, steps, sessions]) await pool.query(statement);
  await pool.query('vacuum analyze');
  const buyer = { user_id: deal?.buyer ?? '', user_type: 'buyer' } as const;
  const dealer = { user_id: deal?.dealer ?? '', user_type: 'dealer' } as const;
  for (const [list, table, index] of [
    [() => sections.listSteps(watched, dealer, undefined), 'verification_steps', 'verification_steps_of_dealer'],
    [() => sections.listRequests(watched, buyer, undefined), 'car_requests', 'car_requests_of_buyer'],
    [() => sections.listBids(watched, dealer, undefined), 'bids', 'bids_of_dealer'],
    [() => sections.listAppointments(watched, buyer, undefined), 'appointments', 'appointments_of_buyer'],
    [() => sections.listAppointments(watched, dealer, undefined), 'appointments', 'appointments_of_dealer'],
    [() => sections.listCommissions(watched, dealer, undefined), 'commissions', 'commissions_of_dealer'],
    [() => sumOwed(watched, dealer.user_id), 'commissions', 'commissions_of_dealer'],
    [() => sumCommissions(watched, dealer.user_id), 'commissions', 'commissions_of_dealer'],
    [() => sections.listRatings(watched, buyer, undefined), 'ratings', 'ratings_of_buyer'],
    [() => sections.listRatings(watched, dealer, undefined), 'ratings', 'ratings_of_dealer_newest'],
    [() => sections.listSessions(watched, buyer, undefined), 'sessions', 'sessions_of_user'],
  ] as const) {
    const plan = await planOf(list);
    expect([plan, index, plan.includes(index)]).toEqual([plan, index, true]);
    expect(plan).not.toContain(`Seq Scan on ${table}`);
  }
});
