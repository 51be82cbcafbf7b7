import type { FastifyInstance } from 'fastify';
import { carPageApi } from '../../../shared/cars/car-page-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { findDealer } from '../dealers/dealers.ts';
import { carsAlike } from './alike.ts';
import { findCarPage } from './car-page.ts';
import { listCarsOfDealer } from './cars-of-dealer.ts';

/** A car's page over HTTP (docs/domain/permissions.md, "Cars"). */
export function carPageRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findCarPage(db, actor, params.id);

  route(app, carPageApi.read, { load });
  route(app, carPageApi.alike, { load, handle: ({ actor, row }) => carsAlike(db, actor, row) });
  route(app, carPageApi.ofDealer, {
    load: ({ actor, params }) => findDealer(db, actor, params.id),
    handle: ({ actor, params, query }) => listCarsOfDealer(db, actor, params.id, query.cursor),
  });
}
