import { useQueryClient } from '@tanstack/react-query';
import type { AppointmentShow } from '../../../shared/addresses/filters.ts';
import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import { appointment, appointmentLines, ownAppointments } from '../../../shared/appointments/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import type { LiveType } from '../../../shared/events.ts';
import { call } from '../../client/call.ts';
import { keyOf } from '../../client/keys.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** One appointment, with everything its page shows. */
export const useAppointment = (id: string) => useRead('appointments', appointment(id));

/** The user's own appointments: all, or those that it shows. */
export const useAppointments = (show?: AppointmentShow) => usePaged('appointments', ownAppointments(show));

/** The first of those that are upcoming or overdue, as lines of a home. */
export const useAppointmentLines = (show: 'upcoming' | 'overdue') => usePaged('appointments', appointmentLines(show));

/** Books an appointment from an accepted offer. Repeating it with the same id is safe. */
export function useBook(bidId: string) {
  const params = { id: bidId };
  return useStep('appointment.booked', (body: BodyInput<typeof appointmentsApi.book>) => call(appointmentsApi.book, { params, body }));
}

/** Each step that the parties can take with an appointment, as a mutation. */
export function useAppointmentSteps(id: string) {
  const params = { id };
  const { confirm, reschedule, cancel, complete, dispute } = appointmentsApi;
  return {
    confirm: useStep('appointment.confirmed', (body: BodyInput<typeof confirm>) => call(confirm, { params, body })),
    reschedule: useStep('appointment.rescheduled', (body: BodyInput<typeof reschedule>) => call(reschedule, { params, body })),
    cancel: useStep('appointment.cancelled', (body: BodyInput<typeof cancel>) => call(cancel, { params, body })),
    complete: useStep('appointment.completed', (body: BodyInput<typeof complete>) => call(complete, { params, body })),
    dispute: useStep('outcome.disputed', (body: BodyInput<typeof dispute>) => call(dispute, { params, body })),
  };
}

// The reply is the appointment after the step: shown at once, before the reads around it have finished.
function useStep<Body>(brings: LiveType, change: (body: Body) => Promise<Appointment>) {
  const client = useQueryClient();
  return useChange([brings], change, (changed) => client.setQueryData(keyOf('appointments', appointment(changed.id)), changed));
}
