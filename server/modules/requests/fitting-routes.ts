import type { FastifyInstance } from 'fastify';
import { fittingApi } from '../../../shared/requests/fitting-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { carPageAsMeant } from '../cars/search.ts';
import { listCarsFor } from './cars-that-fit.ts';
import { listOwnCarsFor } from './own-cars-for-bid.ts';
import { findOfferedRequest, findOwnRequestId } from './queries.ts';
import { listFittingRequests } from './requests-that-fit.ts';

/** Which cars in stock fit which requests, over HTTP (docs/domain/limits-and-money.md, "A car that fits"). */
export function fittingRoutes(app: FastifyInstance, db: Database): void {
  const loadOffered = ({ actor, params }: ById) => findOfferedRequest(db, actor, params.id);

  route(app, fittingApi.requests, { handle: ({ actor, query }) => listFittingRequests(db, actor, query.cursor) });
  route(app, fittingApi.cars, {
    load: ({ actor, params }: ById) => findOwnRequestId(db, actor, params.id),
    handle: ({ actor, row, query }) => listCarsFor(db, actor, row.id, query),
  });
  route(app, fittingApi.ownCars, {
    load: loadOffered,
    handle: ({ actor, row, query }) => carPageAsMeant(db, query, (filters) => listOwnCarsFor(db, actor, row.id, filters)),
  });
}
