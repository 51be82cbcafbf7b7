import type { FastifyInstance } from 'fastify';
import { appointmentsApi } from '../../../shared/appointments/api.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { bookAppointment, cancelAppointment, confirmAppointment, disputeOutcome, rescheduleAppointment } from './appointments.ts';
import { calendarFile } from './calendar.ts';
import { findAppointment, findOwnOffer, listOwnAppointments } from './queries.ts';

/** Appointments over HTTP: booked by buyers, confirmed and completed by both parties (docs/domain/permissions.md, "Appointments and chats"). */
export function appointmentRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findAppointment(db, actor, params.id);

  route(app, appointmentsApi.book, {
    load: ({ actor, params }) => findOwnOffer(db, actor, params.id),
    act: ({ actor, row, body }) => bookAppointment(db, actor, row.id, body),
    read: ({ actor, body }) => findAppointment(db, actor, body.id),
  });
  route(app, appointmentsApi.lines, { handle: ({ actor, query }) => listOwnAppointments(db, actor, query, linesShown) });
  route(app, appointmentsApi.own, { handle: ({ actor, query }) => listOwnAppointments(db, actor, query) });
  route(app, appointmentsApi.read, { load });
  route(app, appointmentsApi.confirm, { load, act: ({ actor, row, body }) => confirmAppointment(db, actor, row.id, body) });
  route(app, appointmentsApi.reschedule, { load, act: ({ actor, row, body }) => rescheduleAppointment(db, actor, row.id, body) });
  route(app, appointmentsApi.cancel, { load, act: ({ actor, row, body }) => cancelAppointment(db, actor, row.id, body.reason) });
  route(app, appointmentsApi.dispute, { load, act: ({ actor, row, body }) => disputeOutcome(db, actor, row.id, body) });
  route(app, appointmentsApi.calendar, {
    load,
    handle: async ({ row, reply }) => {
      reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="viewing.ics"');
      return calendarFile(db, row);
    },
  });
}
