import type { FastifyInstance } from 'fastify';
import { carReviewApi } from '../../../shared/cars/review-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { approveCar, refuseCar, takeDownCar } from './review.ts';
import { findReviewedCar, listReviewedCars } from './review-queries.ts';
import { carPageAsMeant } from './search.ts';

/** What the administrator says of cars, over HTTP (docs/domain/lifecycles.md, "Approving cars"). */
export function carReviewRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ params }: ById) => findReviewedCar(db, params.id);

  route(app, carReviewApi.list, { handle: ({ query }) => carPageAsMeant(db, query, (filters) => listReviewedCars(db, filters)) });
  route(app, carReviewApi.approve, { load, act: ({ actor, params, body }) => approveCar(db, actor, params.id, body) });
  route(app, carReviewApi.refuse, { load, act: ({ actor, params, body }) => refuseCar(db, actor, params.id, body) });
  route(app, carReviewApi.takeDown, { load, act: ({ actor, params, body }) => takeDownCar(db, actor, params.id, body) });
}
