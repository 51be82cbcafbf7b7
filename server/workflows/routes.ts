import type { FastifyInstance } from 'fastify';
import { appointmentsApi } from '../../shared/appointments/api.ts';
import { carsApi } from '../../shared/cars/api.ts';
import { moderationApi } from '../../shared/moderation/api.ts';
import { photosApi } from '../../shared/photos/api.ts';
import { profileApi } from '../../shared/profile/api.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import { standingApi } from '../../shared/standing/api.ts';
import { findAppointment } from '../modules/appointments/queries.ts';
import { findBidsWithCar } from '../modules/bids/lost-cars.ts';
import { standingOf } from '../modules/cars/cars.ts';
import { findOwnCar } from '../modules/cars/visible.ts';
import { readReport } from '../modules/moderation/cases/report.ts';
import type { PhotoPlaces } from '../modules/photos/photos.ts';
import { findPrivatePhoto } from '../modules/photos/queries.ts';
import { findProfile } from '../modules/profile/profile.ts';
import { findOwnRequestId } from '../modules/requests/queries.ts';
import { type ById, nothing, route } from '../platform/http/route.ts';
import { completeAppointment } from './complete-appointment.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideReport } from './decide-report.ts';
import { deleteCar } from './delete-car.ts';
import { deleteRequest } from './delete-request.ts';
import { readPrivatePhoto } from './read-private-photo.ts';
import { setAppointmentStatus } from './set-appointment-status.ts';
import { setCarStatus } from './set-car-status.ts';
import { restorePerson, suspendPerson } from './suspend-person.ts';
import { updateProfile } from './update-profile.ts';

/** The operations that involve several modules, over HTTP. Each endpoint is declared in the contract of the module it belongs to. */
export function workflowRoutes(app: FastifyInstance, { db, storage }: PhotoPlaces): void {
  const loadCar = ({ actor, params }: ById) => findOwnCar(db, actor, params.id);
  const loadAppointment = ({ actor, params }: ById) => findAppointment(db, actor, params.id);

  route(app, appointmentsApi.complete, {
    load: loadAppointment,
    act: ({ actor, row, body }) => completeAppointment(db, actor, row.id, body),
  });
  route(app, appointmentsApi.setStatus, {
    load: loadAppointment,
    act: ({ actor, row, body }) => setAppointmentStatus(db, actor, row.id, body),
  });
  route(app, appointmentsApi.decide, {
    load: loadAppointment,
    act: ({ actor, row, body }) => decideDispute(db, actor, row.id, body),
  });
  route(app, moderationApi.decide, {
    load: async ({ params }) => (await readReport(db, params.id))?.view,
    act: ({ actor, row, body }) => decideReport({ db, storage }, actor, row, body),
  });
  route(app, requestsApi.delete, {
    load: ({ actor, params }) => findOwnRequestId(db, actor, params.id),
    act: ({ actor, row }) => deleteRequest(db, actor, row.id),
    read: nothing,
  });

  const loadPerson = ({ params }: ById) => findProfile(db, params.id);
  route(app, standingApi.suspend, {
    load: loadPerson,
    act: ({ actor, row, body }) => suspendPerson(db, actor, row.user_id, body),
    read: nothing,
  });
  route(app, standingApi.restore, {
    load: loadPerson,
    act: ({ actor, row, body }) => restorePerson(db, actor, row.user_id, body),
    read: nothing,
  });

  route(app, profileApi.update, {
    load: ({ actor }) => findProfile(db, actor.user_id),
    act: ({ actor, body }) => updateProfile(db, actor, body),
  });

  route(app, photosApi.file, {
    load: ({ actor, params }) => findPrivatePhoto(db, actor, params.id),
    handle: async ({ actor, row, query, reply }) => {
      const { stream, size } = await readPrivatePhoto({ db, storage }, actor, row, query.size);
      // Phones are shared: no browser keeps it.
      reply.headers({ 'cache-control': 'private, no-store', 'content-type': 'image/webp', 'content-length': size });
      return stream;
    },
  });

  route(app, carsApi.setStatus, { load: loadCar, act: ({ actor, row, body }) => setCarStatus(db, actor, row.id, body.status) });
  route(app, carsApi.delete, { load: loadCar, act: ({ actor, row }) => deleteCar(db, actor, row.id), read: nothing });
  route(app, carsApi.endsWith, {
    load: loadCar,
    handle: async ({ actor, row }) => ({ ...(await findBidsWithCar(db, actor, row.id)), ...(await standingOf(db, row.id)) }),
  });
}
