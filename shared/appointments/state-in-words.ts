import { appointmentStateWords } from '../../words/appointments/appointment-state.ts';
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
  /** What is, and whom it waits for, or why for nobody. */
  words: string;
}

/** Whether the two can agree on a time now. */
export const canAgree = ({ request, dealer }: Pick<AppointmentFacts, 'request' | 'dealer'>) =>
  request.status === 'active' && dealer.is_verified;

/** How an appointment stands for this reader, as lists and its page say it (docs/domain/lifecycles.md, "Appointment"). */
export function stateInWords(appointment: AppointmentFacts, reader: { user_id: string; role: Role }, now: Date): AppointmentState {
  const { status, outcome, proposed_by, buyer_id, request, dealer } = appointment;
  if (status === 'cancelled') return { kind: 'ended', words: appointmentStateWords.cancelled };
  if (status === 'completed')
    return outcome === 'sold'
      ? { kind: 'settled', words: appointmentStateWords.sold }
      : { kind: 'ended', words: appointmentStateWords.notSold };
  const isParty = reader.role !== 'admin';
  if (hasStarted(appointment, now)) {
    if (status === 'pending' && !canAgree(appointment)) return { kind: 'ended', words: appointmentStateWords.neverConfirmed };
    if (isParty)
      return { kind: 'waiting', words: status === 'pending' ? appointmentStateWords.neverConfirmedYou : appointmentStateWords.dueYou };
    return { kind: 'open', words: status === 'pending' ? appointmentStateWords.neverConfirmedBoth : appointmentStateWords.dueBoth };
  }
  if (status === 'confirmed') return { kind: 'settled', words: appointmentStateWords.confirmed };
  if (request.status !== 'active') return { kind: 'ended', words: appointmentStateWords.requestClosed };
  if (!dealer.is_verified)
    return {
      kind: 'open',
      words: reader.role === 'dealer' ? appointmentStateWords.youNotVerified : appointmentStateWords.dealerNotVerified,
    };
  if (isParty && proposed_by !== reader.user_id) return { kind: 'waiting', words: appointmentStateWords.proposedYou };
  return {
    kind: 'open',
    words: proposed_by === buyer_id ? appointmentStateWords.proposedDealer : appointmentStateWords.proposedBuyer,
  };
}
