import { cp } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { sql } from 'kysely';
import { demoSignIns } from '../../db/demo.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { type Marketplace, ownFolder, startOn } from './marketplace.ts';
import { prepared } from './prepared.ts';

export { demoSignIns };

/**
 * The whole program, running for real, with the demo's people, requests, offers, cars, appointments and chats. Its worker has done what was due: what
 * it tells people would come in the middle of a journey.
 */
export async function startDemo(): Promise<Marketplace> {
  const dataDir = await ownFolder();
  await cp(prepared().demoFolder, dataDir, { recursive: true });
  const market = await startOn(dataDir, 'template_demo', {});
  await workerIsIdle(market.db);
  return market;
}

/** Resolves once the worker of this database has come, which writes down its schedule, and no job is due. */
export async function workerIsIdle(db: Database): Promise<void> {
  await expect.poll(() => isIdle(db), { timeout: 60_000, intervals: [100] }).toBe(true);
}

async function isIdle(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_idle: boolean }>`
    select exists (select from graphile_worker._private_known_crontabs)
      and not exists (select from graphile_worker._private_jobs where run_at <= now() or locked_at is not null) as is_idle`.execute(db);
  return rows[0]?.is_idle ?? false;
}

/** Which appointment of the demo a test needs. */
interface Wanted {
  /** The e-mail of its buyer or its dealer. */
  of: string;
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Whether its time has come. */
  hasStarted?: boolean;
}

/** The id of such an appointment of the demo. Throws when there is none. */
export async function appointmentOf({ db }: Marketplace, { of, status, hasStarted }: Wanted): Promise<string> {
  let query = db
    .selectFrom('appointments as a')
    .innerJoin('users as u', (join) =>
      join.on(({ eb, or }) => or([eb('u.id', '=', eb.ref('a.buyer_id')), eb('u.id', '=', eb.ref('a.dealer_id'))])),
    )
    .select('a.id')
    .where('u.email', '=', of)
    .where('a.status', '=', status)
    .orderBy('a.created_at', 'desc');
  if (hasStarted !== undefined) query = query.where('a.appointment_date', hasStarted ? '<' : '>', new Date().toISOString());
  const { id } = await query.executeTakeFirstOrThrow();
  return id;
}
