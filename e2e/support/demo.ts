import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { demoSignIns } from '../../demo/demo.ts';
import { livedDemo, workerIsIdle } from './lived-demo.ts';
import { type Marketplace, ownFolder, startOn } from './marketplace.ts';
import { prepared } from './prepared.ts';

export { demoSignIns };

/**
 * The whole program, running for real, with the demo's people, requests, offers, cars, appointments and chats. Its worker has done what was due: what
 * it tells people would come in the middle of a journey.
 */
export async function startDemo(): Promise<Marketplace> {
  const market = await startOn({ dataDir: await demoFolder(), template: 'template_demo' });
  await workerIsIdle(market.db);
  return market;
}

/** The demo for those who only look at it: without a worker, nothing changes while nobody acts. */
export async function startQuietDemo(): Promise<Marketplace> {
  return startOn({ dataDir: await demoFolder(), template: 'template_demo', withoutWorker: true });
}

/** A DATA_DIR with the photos of the demo, which has been lived through. */
async function demoFolder(): Promise<string> {
  await livedDemo();
  const dataDir = await ownFolder();
  // Links, not copies of thousands of files: a photo is written once and never changed.
  await promisify(execFile)('cp', ['-al', `${prepared().demoFolder}/.`, dataDir]);
  return dataDir;
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
