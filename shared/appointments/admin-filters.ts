import { dayIn, filtersOf, oneOf, short } from '../addresses/filters.ts';
import { appointmentStatuses } from '../deal.ts';

/** What the administrator's list of appointments can be narrowed to: 'open', those whose time has passed without an outcome, or a status. */
export const adminAppointmentShows = ['open', 'overdue', ...appointmentStatuses] as const;
export type AdminAppointmentShow = (typeof adminAppointmentShows)[number];

/** Its orders: by the viewing's date, the soonest first unless another is asked for, or by when it was booked. */
export const adminAppointmentSorts = ['soonest', 'latest', 'booked'] as const;
export type AdminAppointmentSort = (typeof adminAppointmentSorts)[number];

/** How the administrator looks through all appointments: the query of the list and of its file, and of the page's address. */
export interface AdminAppointmentFilters {
  /** A part of the model, or of a party's name. */
  search?: string;
  show?: AdminAppointmentShow;
  /** A day in Nairobi, '2026-11-21'. */
  day?: string;
  sort?: AdminAppointmentSort;
}

/** The filters in an address. */
export const adminAppointmentFiltersIn = filtersOf<AdminAppointmentFilters>({
  search: short,
  show: oneOf(adminAppointmentShows),
  day: dayIn,
  sort: oneOf(adminAppointmentSorts),
});
