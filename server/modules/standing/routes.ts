import type { FastifyInstance } from 'fastify';
import { standingApi } from '../../../shared/standing/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import { type ById, nothing, route } from '../../platform/http/route.ts';
import { findProfile } from '../profile/profile.ts';
import { countEffects, findOwnWarning, findSessionOf, listSuspensions, listWarnings } from './queries.ts';
import { answer, contest, endSessionOf, leave, readOwn, readWarning, signOutEverywhere, warn } from './standing.ts';

/** How people stand with our team, over HTTP (docs/domain/accounts.md, "Suspending"). Suspending and its end are workflows. */
export function standingRoutes(app: FastifyInstance, db: Database): void {
  const load = async ({ params }: ById) => found(await findProfile(db, params.id)).user_id;

  route(app, standingApi.own, { handle: ({ actor }) => readOwn(db, actor) });
  route(app, standingApi.readWarning, {
    load: ({ actor, params }: ById) => findOwnWarning(db, actor.user_id, params.id),
    act: ({ actor, row }) => readWarning(db, actor, row.id),
    read: nothing,
  });
  route(app, standingApi.contest, { act: ({ actor, body }) => contest(db, actor, body), read: nothing });

  route(app, standingApi.warnings, { load, handle: ({ row, query }) => listWarnings(db, row, query.cursor) });
  route(app, standingApi.suspensions, { load, handle: ({ row, query }) => listSuspensions(db, row, query.cursor) });
  route(app, standingApi.effects, { load, handle: ({ row }) => countEffects(db, row) });
  route(app, standingApi.warn, { load, act: ({ actor, row, body }) => warn(db, actor, row, body), read: nothing });
  route(app, standingApi.answer, { load, act: ({ actor, row, body }) => answer(db, actor, row, body), read: nothing });
  route(app, standingApi.leave, { load, act: ({ actor, row }) => leave(db, actor, row), read: nothing });
  route(app, standingApi.endSessions, { load, act: ({ actor, row }) => signOutEverywhere(db, actor, row), read: nothing });
  route(app, standingApi.endSession, {
    load: ({ params }: ById) => findSessionOf(db, params.id),
    act: ({ actor, row }) => endSessionOf(db, actor, row),
    read: nothing,
  });
}
