/** Whether the appointment's start time has passed. Apart from the rules, because each line of a viewing asks it and the first load has no rules. */
export function hasStarted(appointment: { appointment_date: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(appointment.appointment_date);
}
