import type { FastifyInstance } from 'fastify';
import { appointmentsApi } from '../../../shared/appointments/api.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { toPage } from '../../platform/data/paging.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { bookAppointment, cancelAppointment, confirmAppointment, rescheduleAppointment } from './appointments.ts';
import { calendarFile } from './calendar.ts';
import { deleteRequest } from './delete-request.ts';
import { completeAppointment, disputeOutcome } from './outcome.ts';
import { findAppointment, findOwnOffer, findOwnRequestId, listOwnAppointments } from './queries.ts';
import { setAppointmentStatus } from './set-status.ts';

/** Appointments over HTTP: booked by buyers, agreed and ended by both (RULINGS 'Lifecycles', permissions.tsv 'appointment.*'). */
export function appointmentRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: { actor: Actor; params: { id: string } }) => findAppointment(db, actor, params.id);
  const read = async (actor: Actor, id: string) => found(await findAppointment(db, actor, id));

  route(app, appointmentsApi.book, {
    load: ({ actor, params }) => findOwnOffer(db, actor, params.id),
    handle: async ({ actor, params, body }) => {
      await bookAppointment(db, actor, params.id, body);
      return read(actor, body.id);
    },
  });

  route(app, appointmentsApi.own, {
    handle: async ({ actor, query }) => toPage(await listOwnAppointments(db, actor, query)),
  });

  route(app, appointmentsApi.read, { load, handle: async ({ row }) => row });

  route(app, appointmentsApi.confirm, {
    load,
    handle: async ({ actor, params, body }) => {
      await confirmAppointment(db, actor, params.id, body);
      return read(actor, params.id);
    },
  });

  route(app, appointmentsApi.reschedule, {
    load,
    handle: async ({ actor, params, body }) => {
      await rescheduleAppointment(db, actor, params.id, body);
      return read(actor, params.id);
    },
  });

  route(app, appointmentsApi.cancel, {
    load,
    handle: async ({ actor, params, body }) => {
      await cancelAppointment(db, actor, params.id, body.reason);
      return read(actor, params.id);
    },
  });

  route(app, appointmentsApi.complete, {
    load,
    handle: async ({ actor, params, body }) => {
      await completeAppointment(db, actor, params.id, body);
      return read(actor, params.id);
    },
  });

  route(app, appointmentsApi.dispute, {
    load,
    handle: async ({ actor, params, body }) => {
      await disputeOutcome(db, actor, params.id, body);
      return read(actor, params.id);
    },
  });

  route(app, appointmentsApi.calendar, {
    load,
    handle: async ({ row, reply }) => {
      reply.type('text/calendar; charset=utf-8').header('content-disposition', 'attachment; filename="viewing.ics"');
      return calendarFile(row);
    },
  });

  route(app, appointmentsApi.setStatus, {
    load,
    handle: async ({ actor, params, body }) => {
      await setAppointmentStatus(db, actor, params.id, body);
      return read(actor, params.id);
    },
  });

  route(app, requestsApi.delete, {
    load: ({ actor, params }) => findOwnRequestId(db, actor, params.id),
    handle: async ({ actor, params }) => {
      await deleteRequest(db, actor, params.id);
      return {};
    },
  });
}
