import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import type { AppointmentStatus } from '../../../shared/deal.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { calendarWords } from '../../../words/appointments/calendar.ts';
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

/** The appointment as an iCalendar file: one hour from its start, at the dealer's address. Importing it again updates the same entry. */
export async function calendarFile(db: Reader, appointment: FullAppointment): Promise<string> {
  const { siteName } = await readSettings(db);
  const { buyer, dealer, request } = appointment;
  const named = (name: string, phone: string | null) => calendarWords.withPhone(name, phone ?? calendarWords.noPhone);
  const start = Date.parse(appointment.appointment_date);
  const calendar = ical({ prodId: `//${asText(siteName)}//EN`, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${appointment.id}@tafutagari`,
    start: new Date(start),
    end: new Date(start + hour),
    summary: calendarWords.summary(request.car_model),
    description: calendarWords.meets[appointment.status](
      named(buyer.full_name, buyer.phone),
      named(dealerName(dealer), dealer.phone),
      siteName,
    ),
    location: dealer.business_address ?? dealer.location ?? request.location,
    status: statuses[appointment.status],
    busystatus: appointment.status === 'cancelled' ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    lastModified: new Date(appointment.updated_at),
  });
  return calendar.toString();
}

// Everything else is escaped by the library.
const asText = (name: string) => name.replace(/[\\;,]/g, '\\$&');

/** The same for someone who may see the appointment, as a file of their mail. */
export async function calendarFor(db: Reader, looker: Looker, appointmentId: string): Promise<string> {
  return calendarFile(db, found(await findAppointment(db, looker, appointmentId)));
}
