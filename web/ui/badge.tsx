const labels = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  active: 'Active',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  paid: 'Paid',
  held: 'Held',
} as const;

/** A state as a word; the colour adds no information. */
export function Badge({ status }: { status: keyof typeof labels }) {
  return <span className={`badge badge-${status}`}>{labels[status]}</span>;
}
