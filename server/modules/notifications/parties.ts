import type { Doer } from '../../../shared/deal.ts';
import type { Side } from '../../../shared/notifications/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { type AppointmentFacts, appointmentFacts } from './facts.ts';

interface OfAppointment {
  actor_id: string | null;
  data: { appointment_id: string };
}

/** Both parties of the appointment. */
export async function both(db: Reader, { data }: OfAppointment): Promise<string[]> {
  const { buyer_id, dealer_id } = await appointmentFacts(db, data.appointment_id);
  return [buyer_id, dealer_id];
}

/** The parties that did not cause the event: one of them, or both when the administrator or the system did. */
export async function others(db: Reader, event: OfAppointment): Promise<string[]> {
  return (await both(db, event)).filter((party) => party !== event.actor_id);
}

/** Who decides what is reported, disputed or waits. */
export async function administrators(db: Reader): Promise<string[]> {
  const rows = await db.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null).execute();
  return rows.map(({ user_id }) => user_id);
}

/** What every notice about an appointment stores, for this reader. */
export function keptFor(reader: string, { id, car_model, at, buyer_id, dealer_id }: AppointmentFacts) {
  const side: Side = reader === buyer_id ? 'buyer' : 'dealer';
  return { appointment_id: id, car_model, at, reader: side, other: { user_id: side === 'buyer' ? dealer_id : buyer_id } };
}

/** Who caused the event: one of the parties, 'system' when there was no actor, else 'team' (the administrator). */
export function doerOf({ actor_id }: { actor_id: string | null }, { buyer_id, dealer_id }: AppointmentFacts): Doer {
  if (actor_id === null) return 'system';
  if (actor_id === buyer_id) return 'buyer';
  return actor_id === dealer_id ? 'dealer' : 'team';
}
