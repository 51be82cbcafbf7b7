import type { AppointmentShow } from '../addresses/filters.ts';
import { read } from '../contract.ts';
import { appointmentsApi } from './api.ts';

/** One appointment with everything its page shows. */
export const appointment = (id: string) => read(appointmentsApi.read, { params: { id } });

/** The reader's appointments: all, or those that it shows. */
export const ownAppointments = (show?: AppointmentShow) => read(appointmentsApi.own, { query: { show } });
