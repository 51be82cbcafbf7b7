import type { AppointmentStatus, Outcome } from '../deal.ts';
import type { Role } from '../roles.ts';
import { hasStarted } from './rules.ts';

interface Facts {
  status: AppointmentStatus;
  outcome: Outcome | null;
  proposed_by: string;
  buyer_id: string;
  appointment_date: string;
}

/** How an appointment stands: `kind` 'waiting' waits for this reader, 'open' for somebody else. */
export interface AppointmentState {
  kind: 'waiting' | 'open' | 'settled' | 'ended';
  /** What is, and whom it waits for; `waits` is empty when nobody has to do anything. */
  is: string;
  waits: string;
}

/** How an appointment stands for this reader, as lists and its page say it (docs/domain/lifecycles.md, "Appointment"). */
export function stateInWords(appointment: Facts, reader: { user_id: string; role: Role }, now: Date): AppointmentState {
  const { status, outcome, proposed_by, buyer_id } = appointment;
  if (status === 'cancelled') return { kind: 'ended', is: 'Cancelled', waits: '' };
  if (status === 'completed')
    return { kind: outcome === 'sold' ? 'settled' : 'ended', is: outcome === 'sold' ? 'Sold' : 'Not sold', waits: '' };
  const isParty = reader.role !== 'admin';
  if (hasStarted(appointment, now)) {
    const waits = isParty ? 'waiting for you' : 'waiting for both';
    return { kind: isParty ? 'waiting' : 'open', is: status === 'pending' ? 'Never confirmed' : 'Viewing was due', waits };
  }
  if (status === 'confirmed') return { kind: 'settled', is: 'Time confirmed', waits: '' };
  const isForReader = isParty && proposed_by !== reader.user_id;
  const other = proposed_by === buyer_id ? 'the dealer' : 'the buyer';
  return { kind: isForReader ? 'waiting' : 'open', is: 'Time proposed', waits: `waiting for ${isForReader ? 'you' : other}` };
}
