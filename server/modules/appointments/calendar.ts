import { createEvent, type EventStatus } from 'ics';
import type { AppointmentStatus } from '../../../shared/deal.ts';
import type { FullAppointment } from './queries.ts';

const statuses: Record<AppointmentStatus, EventStatus> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** The viewing as an iCalendar file: one hour from its start, at the dealer's address. Loading it again moves the same entry. */
export function calendarFile(appointment: FullAppointment): string {
  const { buyer, dealer, request } = appointment;
  const business = dealer.business_name ?? dealer.full_name;
  const { error, value } = createEvent({
    method: 'PUBLISH',
    productId: 'TafutaGari',
    uid: `${appointment.id}@tafutagari`,
    start: Date.parse(appointment.appointment_date),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 1 },
    title: `Viewing: ${request.car_model}`,
    description: `${buyer.full_name} (${buyer.phone ?? 'no phone'}) meets ${business} (${dealer.phone ?? 'no phone'}).`,
    location: dealer.business_address ?? dealer.location ?? request.location,
    status: statuses[appointment.status],
    busyStatus: appointment.status === 'cancelled' ? 'FREE' : 'BUSY',
    lastModified: Date.parse(appointment.updated_at),
  });
  if (error) throw error;
  return folded(value ?? '');
}

/** RFC 5545, 3.1: a line has 75 octets at most. The package counts characters, and a name like Wanjikũ has more octets than those. */
function folded(file: string): string {
  const lines = file.replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map((line) => line.replace(/./gu, fold())).join('\r\n');
}

/** Puts a fold before each character that would be over the length of its line. */
function fold(): (character: string) => string {
  let octets = 0;
  return (character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  };
}
