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

/** The state of a thing in a word; the colour only repeats it. */
export function Badge({ status }: { status: keyof typeof labels }) {
  return <span className={`badge badge-${status}`}>{labels[status]}</span>;
}
