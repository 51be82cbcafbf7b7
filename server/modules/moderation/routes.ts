import type { FastifyInstance } from 'fastify';
import { moderationApi } from '../../../shared/moderation/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { kindOf } from './cases.ts';
import { findOwnReport } from './queries.ts';
import { findPlace, readQueue } from './queue.ts';
import { reportThing } from './reports.ts';

/** Reports, the queue and its cases over HTTP (docs/domain/lifecycles.md, "Report", "The queue"). What decides about one case is a workflow. */
export function moderationRoutes(app: FastifyInstance, db: Database): void {
  route(app, moderationApi.report, {
    act: ({ actor, body }) => reportThing(db, actor, body),
    read: ({ actor, body }) => findOwnReport(db, actor, body.id),
  });
  route(app, moderationApi.queue, { handle: ({ query }) => readQueue(db, query) });
  route(app, moderationApi.read, {
    handle: async ({ actor, params, query }) => {
      const view = found(await kindOf(params).read(db, actor, params.id));
      return { view, place: await findPlace(db, params, query.among) };
    },
  });
}
