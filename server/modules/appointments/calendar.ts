import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import type { AppointmentStatus } from '../../../shared/deal.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { calendarFileWords } from '../../../words/appointments/calendar-file.ts';
import type { Reader } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import { readSettings } from '../settings/settings.ts';
import type { Looker } from './columns.ts';
import { type FullAppointment, findAppointment } from './queries.ts';

const statuses: Record<AppointmentStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};
const hour = 3_600_000;

/** The appointment as an iCalendar file in the language of whoever gets it: one hour from its start, at the dealer's address. Importing it again updates the same entry. */
export async function calendarFile(db: Reader, appointment: FullAppointment): Promise<string> {
  const { siteName } = await readSettings(db);
  const { buyer, dealer, request } = appointment;
  const start = Date.parse(appointment.appointment_date);
  const calendar = ical({ prodId: `//${asText(siteName)}//${calendarFileWords.language}`, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${appointment.id}@tafutagari`,
    start: new Date(start),
    end: new Date(start + hour),
    summary: calendarFileWords.summary(request.car_model),
    description: `${calendarFileWords.meets(
      withPhone(buyer.full_name, buyer.phone),
      withPhone(dealerName(dealer), dealer.phone),
    )} ${calendarFileWords.stands[appointment.status](siteName)}`,
    location: dealer.business_address ?? dealer.location ?? request.location,
    status: statuses[appointment.status],
    busystatus: appointment.status === 'cancelled' ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    lastModified: new Date(appointment.updated_at),
  });
  return calendar.toString();
}

const withPhone = (name: string, phone: string | null) =>
  phone ? calendarFileWords.withPhone(name, phone) : calendarFileWords.withoutPhone(name);

// Everything else is escaped by the library.
const asText = (name: string) => name.replace(/[\\;,]/g, '\\$&');

/** The same for someone who may see the appointment, as a file of their mail. */
export async function calendarFor(db: Reader, looker: Looker, appointmentId: string): Promise<string> {
  return calendarFile(db, found(await findAppointment(db, looker, appointmentId)));
}
