import { cp } from 'node:fs/promises';
import { demoSignIns } from '../../db/demo.ts';
import { type Marketplace, ownFolder, startOn } from './marketplace.ts';
import { prepared } from './prepared.ts';

export { demoSignIns };

/** The whole program, running for real, with the demo's people, requests, offers, cars, appointments and chats. */
export async function startDemo(): Promise<Marketplace> {
  const dataDir = await ownFolder();
  await cp(prepared().demoFolder, dataDir, { recursive: true });
  return startOn(dataDir, 'template_demo', {});
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
