import type { FastifyInstance } from 'fastify';
import { adminRequestsApi } from '../../../shared/requests/admin-api.ts';
import type { AdminRequestFilters } from '../../../shared/requests/admin-filters.ts';
import { dayInNairobi, timeOfDay } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { everyRow } from '../../platform/data/paging.ts';
import { type Line, rowsAtOnce, sendCsv } from '../../platform/files/csv.ts';
import { route } from '../../platform/http/route.ts';
import { recordExport } from '../audit/list-exported.ts';
import { reportHead } from '../settings/report-head.ts';
import { findWholeRequest, listAllRequests } from './admin-queries.ts';

/** All requests for the administrator, over HTTP (docs/domain/permissions.md, "Requests"). */
export function adminRequestRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminRequestsApi.list, { handle: ({ query }) => listAllRequests(db, query) });
  route(app, adminRequestsApi.one, { load: ({ params }) => findWholeRequest(db, params.id) });
  route(app, adminRequestsApi.csv, {
    handle: async ({ actor, query, reply }) => {
      await recordExport(db, actor, 'requests', query);
      return sendCsv(reply, `requests-${dayInNairobi(new Date())}.csv`, lines(db, query));
    },
  });
}

async function* lines(db: Database, filters: AdminRequestFilters): AsyncGenerator<Line> {
  yield* await reportHead(db);
  yield ['Car', 'Buyer', 'Budget', 'Location', 'County', 'Bids', 'Status', 'Created', 'Time (Nairobi)', 'Id'];
  for await (const row of everyRow((cursor) => listAllRequests(db, { ...filters, cursor }, rowsAtOnce)))
    yield [
      row.car_model,
      row.buyer.full_name,
      row.budget,
      row.location,
      row.county,
      row.bid_count,
      row.status,
      dayInNairobi(row.created_at),
      timeOfDay(row.created_at),
      row.id,
    ];
}
