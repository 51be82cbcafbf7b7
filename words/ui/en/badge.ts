/** The state of an offer, a viewing or a commission; the administrator reads that of a request too. */
export const states = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  active: 'Active',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  paid: 'Paid',
  held: 'Held',
};
