import type { AdminAppointmentShow, AdminAppointmentSort } from './admin-filters.ts';
import { appointmentStatusLabels } from './status-labels.ts';

/** What the administrator's list of appointments is narrowed to, as it names it. */
export const adminAppointmentShowLabels: Record<AdminAppointmentShow, string> = {
  open: 'Open',
  overdue: 'Past, without an outcome',
  ...appointmentStatusLabels,
};

/** Its orders. */
export const adminAppointmentSortLabels: Record<AdminAppointmentSort, string> = {
  soonest: 'Earliest first',
  latest: 'Latest first',
  booked: 'Booked last',
};
