import type { Doer, Side } from '../../../shared/notifications/kinds.ts';
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

/** Those of the two parties who did not do it themselves: one of them, or both when our team or the program did. */
export async function others(db: Reader, happened: OfAppointment): Promise<string[]> {
  return (await both(db, happened)).filter((party) => party !== happened.actor_id);
}

/** What every notice of an appointment keeps, for this one of its parties. */
export function keptFor(reader: string, { id, car_model, at, buyer_id, dealer_id }: AppointmentFacts) {
  const side: Side = reader === buyer_id ? 'buyer' : 'dealer';
  return { appointment_id: id, car_model, at, reader: side, other: { user_id: side === 'buyer' ? dealer_id : buyer_id } };
}

/** Who did it: whoever is neither party acts for our team, and nobody is the program itself. */
export function doerOf({ actor_id }: { actor_id: string | null }, { buyer_id, dealer_id }: AppointmentFacts): Doer {
  if (actor_id === null) return 'system';
  if (actor_id === buyer_id) return 'buyer';
  return actor_id === dealer_id ? 'dealer' : 'team';
}
