import type { AppointmentShow } from '../addresses/filters.ts';
import { read } from '../contract.ts';
import { appointmentsApi } from './api.ts';

/** One appointment with everything its page shows. */
export const appointment = (id: string) => read(appointmentsApi.read, { params: { id } });

/** The first of the reader's appointments that are upcoming or overdue, as lines of a home. */
export const appointmentLines = (show: 'upcoming' | 'overdue') => read(appointmentsApi.lines, { query: { show } });

/** The reader's appointments: all, or those that it shows. */
export const ownAppointments = (show?: AppointmentShow) => read(appointmentsApi.own, { query: { show } });
