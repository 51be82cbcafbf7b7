import type { FastifyInstance } from 'fastify';
import { moderationApi } from '../../shared/moderation/api.ts';
import { findPlace } from '../modules/moderation/order.ts';
import { readReport } from '../modules/moderation/report-view.ts';
import type { PhotoPlaces } from '../modules/photos/photos.ts';
import { found } from '../platform/http/errors.ts';
import { route } from '../platform/http/route.ts';
import { decideReport } from './decide-report.ts';
import { readCase } from './read-case.ts';

/** One case of the queue over HTTP, and the decision about a report (docs/domain/lifecycles.md, "The queue"). */
export function caseRoutes(app: FastifyInstance, places: PhotoPlaces): void {
  const { db } = places;
  route(app, moderationApi.read, {
    handle: async ({ actor, params, query }) => {
      const view = found(await readCase(db, actor, params));
      return { view, place: await findPlace(db, params, query.among) };
    },
  });
  route(app, moderationApi.decide, {
    load: async ({ params }) => (await readReport(db, params.id))?.view,
    act: ({ actor, row, body }) => decideReport(places, actor, row.id, body),
  });
}
