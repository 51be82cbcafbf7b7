import type { FastifyInstance } from 'fastify';
import { savedApi } from '../../../shared/cars/saved-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { findOnMarket } from '../market/market.ts';
import { saveCar, unsaveCar } from './saved.ts';
import { findSavedOrOnMarket, listSavedCars } from './saved-queries.ts';

/** The cars that buyers save, over HTTP (docs/domain/permissions.md, "Saved cars"). */
export function savedRoutes(app: FastifyInstance, db: Database): void {
  route(app, savedApi.save, {
    load: ({ params }) => findOnMarket(db, params.id),
    act: ({ actor, row }) => saveCar(db, actor, row.id),
    read: async ({ row }) => ({ id: row.id, saved: true }),
  });
  route(app, savedApi.unsave, {
    load: ({ actor, params }) => findSavedOrOnMarket(db, actor, params.id),
    act: ({ actor, row }) => unsaveCar(db, actor, row.id),
    read: async ({ row }) => ({ id: row.id, saved: false }),
  });
  route(app, savedApi.own, { handle: ({ actor, query }) => listSavedCars(db, actor, query.cursor) });
}
