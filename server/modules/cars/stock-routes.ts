import type { FastifyInstance } from 'fastify';
import { stockApi } from '../../../shared/cars/stock-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { editCar } from './editing.ts';
import { carPageAsMeant } from './search.ts';
import { listStock } from './stock-queries.ts';
import { findOwnCar } from './visible.ts';

/** A dealer's own stock over HTTP (docs/domain/permissions.md, "Cars"). */
export function stockRoutes(app: FastifyInstance, db: Database): void {
  route(app, stockApi.list, { handle: ({ actor, query }) => carPageAsMeant(db, query, (filters) => listStock(db, actor, filters)) });
  route(app, stockApi.edit, {
    load: ({ actor, params }: ById) => findOwnCar(db, actor, params.id),
    act: ({ actor, params, body }) => editCar(db, actor, params.id, body),
  });
}
