import { type AppointmentShow, appointmentShows, filtersOf, oneOf } from '../addresses/filters.ts';

/** What a party can look for among the own appointments, as it stands in the address. */
export interface AppointmentFilters {
  show?: AppointmentShow;
}

/** The filters in an address. */
export const appointmentFiltersIn = filtersOf<AppointmentFilters>({ show: oneOf(appointmentShows) });
