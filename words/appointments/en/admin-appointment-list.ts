/** The statuses of a viewing. */
export const statuses = { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' };
/** What the list can be narrowed to. */
export const shows = { open: 'Open', overdue: 'Past, without an outcome', ...statuses };
export const sorts = { soonest: 'Earliest first', latest: 'Latest first', booked: 'Booked last' };
