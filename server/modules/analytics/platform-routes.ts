import type { FastifyInstance } from 'fastify';
import { platformAnalyticsApi } from '../../../shared/analytics/platform-api.ts';
import { platformTables, reportTable, totalsTable } from '../../../shared/analytics/platform-tables.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { recordExport } from '../audit/audit.ts';
import { adminNumbers } from '../home/admin-numbers.ts';
import { reportHead } from '../settings/settings.ts';
import { sendTables } from './csv.ts';
import { analysePlatform } from './platform.ts';

/** The figures of the whole marketplace over HTTP, to read and as files (docs/domain/limits-and-money.md, "Analytics of the marketplace"). */
export function platformAnalyticsRoutes(app: FastifyInstance, db: Database): void {
  route(app, platformAnalyticsApi.read, { handle: ({ query }) => analysePlatform(db, query.period) });
  route(app, platformAnalyticsApi.csv, {
    handle: async ({ actor, query, reply }) => {
      const figures = await analysePlatform(db, query.period);
      await recordExport(db, actor, 'analytics', query);
      return sendTables(reply, figures, platformTables(figures), await reportHead(db));
    },
  });
  route(app, platformAnalyticsApi.report, {
    handle: async ({ actor, query, reply }) => {
      const figures = await analysePlatform(db, query.period);
      await recordExport(db, actor, 'report', query);
      return sendTables(reply, figures, [reportTable(figures), totalsTable(await adminNumbers(db))], await reportHead(db), 'report');
    },
  });
}
