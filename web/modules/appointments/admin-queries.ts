import type { AdminAppointmentFilters } from '../../../shared/appointments/admin-filters.ts';
import { allAppointments, statusFacts } from '../../../shared/appointments/admin-reads.ts';
import { appointmentsApi } from '../../../shared/appointments/api.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** All appointments, those that the filters leave, for the administrator. */
export const useAllAppointments = (filters: AdminAppointmentFilters) => usePaged('appointments', allAppointments(filters));

/** Which status an appointment can be set to, and what each would touch. */
export const useStatusFacts = (id: string) => useRead('appointments', statusFacts(id));

/** Sets any status of an appointment. */
export function useSetAppointmentStatus(id: string) {
  return useChange(['appointment.status_set', 'appointment.completed'], (body: BodyInput<typeof appointmentsApi.setStatus>) =>
    call(appointmentsApi.setStatus, { params: { id }, body }),
  );
}
