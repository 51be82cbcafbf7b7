import { oneOf } from '../address.ts';

/** What the own appointments can be narrowed to: those ahead, those whose time has passed without an outcome, those that ended in a sale. */
export const appointmentShows = ['upcoming', 'overdue', 'sold'] as const;
export type AppointmentShow = (typeof appointmentShows)[number];

/** What a party can look for among the own appointments, as it stands in the address. */
export interface AppointmentFilters {
  show?: AppointmentShow;
}

/** The filters in an address; what is unknown counts as absent. */
export function appointmentFiltersIn(address: URLSearchParams): AppointmentFilters {
  const show = oneOf(appointmentShows, address.get('show'));
  return { ...(show && { show }) };
}
