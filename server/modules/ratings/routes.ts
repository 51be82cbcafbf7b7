import type { FastifyInstance } from 'fastify';
import { ratingsApi } from '../../../shared/ratings/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { findOwnAppointment, findRating } from './queries.ts';
import { rateDealer } from './ratings.ts';

/** Ratings over HTTP: given once by the buyer (docs/domain/permissions.md, "Ratings and commissions"); read as part of the appointment. */
export function ratingRoutes(app: FastifyInstance, db: Database): void {
  route(app, ratingsApi.rate, {
    load: ({ actor, params }) => findOwnAppointment(db, actor, params.id),
    act: ({ actor, row, body }) => rateDealer(db, actor, row, body),
    read: ({ row }) => findRating(db, row.id),
  });
}
