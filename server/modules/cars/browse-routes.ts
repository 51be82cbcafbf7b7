import type { FastifyInstance } from 'fastify';
import { browseApi } from '../../../shared/cars/browse-api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { listMarket } from './browse.ts';
import { countMarket } from './browse-count.ts';

/** The market over HTTP (docs/domain/permissions.md, "Cars"). */
export function browseRoutes(app: FastifyInstance, db: Database): void {
  route(app, browseApi.browse, { handle: ({ actor, query }) => listMarket(db, actor, query) });
  route(app, browseApi.count, { handle: ({ query }) => countMarket(db, query) });
}
