/** What a list of commissions can be narrowed to. */
export const filters = { pending: 'Pending', overdue: 'Overdue', held: 'Held by a dispute', paid: 'Paid', refunded: 'Refunded' };
/** The orders of the administrator's list. */
export const sorts = { newest: 'Newest first', oldest: 'Oldest first', due: 'First due', highest: 'Highest first' };
