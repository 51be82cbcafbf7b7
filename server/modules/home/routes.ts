import type { FastifyInstance } from 'fastify';
import { adminHomeApi } from '../../../shared/home/admin-api.ts';
import { homeApi } from '../../../shared/home/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { adminNumbers } from './admin-numbers.ts';
import { countBadges } from './badge-counts.ts';
import { findNext } from './next.ts';
import { countForBuyer, countForDealer } from './queries.ts';

/** The numbers of the dashboard homes over HTTP (docs/domain/limits-and-money.md, "Figures of the homes"). */
export function homeRoutes(app: FastifyInstance, db: Database): void {
  route(app, homeApi.next, { handle: async ({ actor }) => ({ rows: await findNext(db, actor) }) });
  route(app, homeApi.counts, { handle: ({ actor }) => countBadges(db, actor) });
  route(app, homeApi.buyer, { handle: ({ actor }) => countForBuyer(db, actor) });
  route(app, homeApi.dealer, { handle: ({ actor }) => countForDealer(db, actor) });
  route(app, adminHomeApi.numbers, { handle: () => adminNumbers(db) });
}
