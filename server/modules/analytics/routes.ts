import type { FastifyInstance } from 'fastify';
import { analyticsApi } from '../../../shared/analytics/api.ts';
import { buyerTables } from '../../../shared/analytics/buyer-tables.ts';
import { dealerTables } from '../../../shared/analytics/dealer-tables.ts';
import { usualPeriod } from '../../../shared/analytics/period.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { analyseBuyer, analyseDealer } from './analytics.ts';
import { sendCsv } from './csv.ts';

/** The figures of a period over HTTP, to read and as a file (docs/domain/limits-and-money.md, "Analytics"). */
export function analyticsRoutes(app: FastifyInstance, db: Database): void {
  route(app, analyticsApi.dealer, { handle: ({ actor, query }) => analyseDealer(db, actor, query.period ?? usualPeriod) });
  route(app, analyticsApi.buyer, { handle: ({ actor, query }) => analyseBuyer(db, actor, query.period ?? usualPeriod) });
  route(app, analyticsApi.dealerCsv, {
    handle: async ({ actor, query, reply }) => {
      const figures = await analyseDealer(db, actor, query.period ?? usualPeriod);
      return sendCsv(reply, figures, dealerTables(figures));
    },
  });
  route(app, analyticsApi.buyerCsv, {
    handle: async ({ actor, query, reply }) => {
      const figures = await analyseBuyer(db, actor, query.period ?? usualPeriod);
      return sendCsv(reply, figures, buyerTables(figures));
    },
  });
}
