import type { FastifyInstance } from 'fastify';
import { dealersApi } from '../../../shared/dealers/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { pageAsMeant } from '../search/search.ts';
import { findDealer } from './dealers.ts';
import { listDealers, listReviews } from './queries.ts';

/** Dealers over HTTP, as everyone signed in sees them (docs/domain/permissions.md, "Profiles"). */
export function dealerRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findDealer(db, actor, params.id);

  route(app, dealersApi.list, { handle: ({ query }) => pageAsMeant(db, query, (filters) => listDealers(db, filters)) });
  route(app, dealersApi.read, { load });
  route(app, dealersApi.reviews, { load, handle: ({ actor, params, query }) => listReviews(db, actor, params.id, query.cursor) });
}
