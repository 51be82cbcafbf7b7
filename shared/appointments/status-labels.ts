import type { AppointmentStatus } from '../deal.ts';

/** The statuses of an appointment as its badge names them. */
export const appointmentStatusLabels: Record<AppointmentStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
