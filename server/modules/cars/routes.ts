import type { FastifyInstance } from 'fastify';
import { carsApi } from '../../../shared/cars/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { addCar } from './cars.ts';
import { findOwnCar } from './visible.ts';

/** Cars over HTTP (docs/domain/lifecycles.md, "Car"). */
export function carRoutes(app: FastifyInstance, db: Database): void {
  const loadOwn = ({ actor, params }: ById) => findOwnCar(db, actor, params.id);

  route(app, carsApi.add, {
    act: ({ actor, body }) => addCar(db, actor, body),
    read: ({ actor, body }) => findOwnCar(db, actor, body.id),
  });
  route(app, carsApi.readOwn, { load: loadOwn });
}
