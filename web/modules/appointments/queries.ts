import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRefresh } from '../../client/use-refresh.ts';

/** One appointment with everything its page shows. */
export function useAppointment(id: string) {
  return useQuery({ queryKey: ['appointments', id], queryFn: ({ signal }) => call(appointmentsApi.read, { params: { id } }, signal) });
}

/** The own appointments: all, those to come, or those whose time has passed without an outcome. */
export function useAppointments(show?: 'upcoming' | 'overdue') {
  return usePaged(['appointments', 'own'], appointmentsApi.own, { query: { show } });
}

/** Books a viewing from an accepted offer; repeating it with the same id is safe. */
export function useBook(bidId: string) {
  return useChange((body: BodyInput<typeof appointmentsApi.book>) => call(appointmentsApi.book, { params: { id: bidId }, body }));
}

/** Everything the parties can do with an appointment, each as one mutation. */
export function useAppointmentSteps(id: string) {
  const params = { id };
  return {
    confirm: useChange((body: BodyInput<typeof appointmentsApi.confirm>) => call(appointmentsApi.confirm, { params, body })),
    reschedule: useChange((body: BodyInput<typeof appointmentsApi.reschedule>) => call(appointmentsApi.reschedule, { params, body })),
    cancel: useChange((body: BodyInput<typeof appointmentsApi.cancel>) => call(appointmentsApi.cancel, { params, body })),
    complete: useChange((body: BodyInput<typeof appointmentsApi.complete>) => call(appointmentsApi.complete, { params, body })),
    dispute: useChange((body: BodyInput<typeof appointmentsApi.dispute>) => call(appointmentsApi.dispute, { params, body })),
  };
}

// The reply is the appointment as it is now; everything around it is marked stale, after a refusal too.
function useChange<Body>(change: (body: Body) => Promise<Appointment>) {
  const client = useQueryClient();
  const refresh = useRefresh(['appointments'], ['bids'], ['requests'], ['commissions'], ['home']);
  return useMutation({
    mutationFn: change,
    ...refresh,
    onSuccess: (appointment) => {
      client.setQueryData(['appointments', appointment.id], appointment);
      return refresh.onSuccess();
    },
  });
}
