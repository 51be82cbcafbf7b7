import type { FastifyInstance } from 'fastify';
import { fittingApi } from '../../../shared/requests/fitting-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { listOwnCarsFor } from '../cars/fitting-own.ts';
import { findOfferedRequest } from './queries.ts';

/** Which cars in stock fit which requests, over HTTP (docs/domain/limits-and-money.md, "A car that fits"). */
export function fittingRoutes(app: FastifyInstance, db: Database): void {
  const loadOffered = ({ actor, params }: ById) => findOfferedRequest(db, actor, params.id);

  route(app, fittingApi.ownCars, { load: loadOffered, handle: ({ actor, row, query }) => listOwnCarsFor(db, actor, row.id, query) });
}
