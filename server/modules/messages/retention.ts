import type { Tx } from '../../platform/data/database.ts';
import { releasePhotos } from '../photos/photos.ts';

/** Forgets the messages of these threads, with their photos. */
export async function forgetMessages(tx: Tx, appointmentIds: string[]): Promise<void> {
  const withPhotos = await tx
    .selectFrom('photos as p')
    .innerJoin('messages as m', 'm.id', 'p.message_id')
    .select('m.id')
    .distinct()
    .where('m.appointment_id', 'in', appointmentIds)
    .execute();
  for (const { id } of withPhotos) await releasePhotos(tx, { kind: 'message', id });
  await tx.deleteFrom('messages').where('appointment_id', 'in', appointmentIds).execute();
}
