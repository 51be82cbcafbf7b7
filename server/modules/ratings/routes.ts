import type { FastifyInstance } from 'fastify';
import { ratingsApi } from '../../../shared/ratings/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { findOwnAppointment, findRating, findRatingOf } from './queries.ts';
import { answerReview, rateDealer } from './ratings.ts';

/** Ratings over HTTP: given once by the buyer, answered once by the dealer (docs/domain/permissions.md, "Ratings and commissions"); read as part of the appointment, or on the dealer's page. */
export function ratingRoutes(app: FastifyInstance, db: Database): void {
  route(app, ratingsApi.rate, {
    load: ({ actor, params }) => findOwnAppointment(db, actor, params.id),
    act: ({ actor, row, body }) => rateDealer(db, actor, row, body),
    read: ({ row }) => findRating(db, row.id),
  });
  route(app, ratingsApi.answer, {
    load: ({ actor, params }) => findRatingOf(db, actor, params.id),
    act: ({ actor, row, body }) => answerReview(db, actor, row.id, body.answer),
  });
}
