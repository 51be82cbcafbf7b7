import { read } from '../contract.ts';
import { adminAppointmentsApi } from './admin-api.ts';
import type { AdminAppointmentFilters } from './admin-filters.ts';

/** All appointments, those that the filters leave. */
export const allAppointments = (filters: AdminAppointmentFilters = {}) => read(adminAppointmentsApi.list, { query: filters });

/** What each status of one appointment would touch. */
export const statusFacts = (id: string) => read(adminAppointmentsApi.statusFacts, { params: { id } });
