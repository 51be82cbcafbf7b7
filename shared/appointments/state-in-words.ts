import type { AppointmentStatus, Outcome, RequestStatus } from '../deal.ts';
import type { Role } from '../roles.ts';
import { hasStarted } from './has-started.ts';

export interface AppointmentFacts {
  status: AppointmentStatus;
  outcome: Outcome | null;
  proposed_by: string;
  buyer_id: string;
  appointment_date: string;
  request: { status: RequestStatus; is_frozen?: boolean };
  dealer: { is_verified: boolean; is_suspended?: boolean };
}

/** How an appointment stands: `kind` 'waiting' waits for this reader, 'open' for somebody else. */
export interface AppointmentState {
  kind: 'waiting' | 'open' | 'settled' | 'ended';
  /** What is, and whom it waits for or why for nobody; `waits` is empty when nobody has to do anything. */
  is: string;
  waits: string;
}

/** Whether the two can agree on a time now. */
export const canAgree = ({ request, dealer }: Pick<AppointmentFacts, 'request' | 'dealer'>) =>
  request.status === 'active' && dealer.is_verified;

/** How an appointment stands for this reader, as lists and its page say it (docs/domain/lifecycles.md, "Appointment"). */
export function stateInWords(appointment: AppointmentFacts, reader: { user_id: string; role: Role }, now: Date): AppointmentState {
  const { status, outcome, proposed_by, buyer_id, request, dealer } = appointment;
  if (status === 'cancelled') return { kind: 'ended', is: 'Cancelled', waits: '' };
  if (status === 'completed')
    return { kind: outcome === 'sold' ? 'settled' : 'ended', is: outcome === 'sold' ? 'Sold' : 'Not sold', waits: '' };
  const isParty = reader.role !== 'admin';
  if (hasStarted(appointment, now)) {
    if (status === 'pending' && !canAgree(appointment)) return { kind: 'ended', is: 'Never confirmed', waits: '' };
    const waits = isParty ? 'waiting for you' : 'waiting for both';
    return { kind: isParty ? 'waiting' : 'open', is: status === 'pending' ? 'Never confirmed' : 'Viewing was due', waits };
  }
  if (status === 'confirmed') return { kind: 'settled', is: 'Time confirmed', waits: '' };
  if (request.status !== 'active') return { kind: 'ended', is: 'Time proposed', waits: 'the request is closed' };
  if (!dealer.is_verified) {
    const who = reader.role === 'dealer' ? 'you are' : 'the dealer is';
    return { kind: 'open', is: 'Time proposed', waits: `${who} not verified at the moment` };
  }
  const isForReader = isParty && proposed_by !== reader.user_id;
  const other = proposed_by === buyer_id ? 'the dealer' : 'the buyer';
  return { kind: isForReader ? 'waiting' : 'open', is: 'Time proposed', waits: `waiting for ${isForReader ? 'you' : other}` };
}
