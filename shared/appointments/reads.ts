import { read } from '../contract.ts';
import { appointmentsApi } from './api.ts';

/** One appointment with everything its page shows. */
export const appointment = (id: string) => read(appointmentsApi.read, { params: { id } });

/** The reader's appointments: all, the upcoming ones, or those whose time has passed without an outcome. */
export const ownAppointments = (show?: 'upcoming' | 'overdue') => read(appointmentsApi.own, { query: { show } });

/** The disputed outcomes that wait for the administrator, the oldest first. */
export const disputed = read(appointmentsApi.disputed, {});
