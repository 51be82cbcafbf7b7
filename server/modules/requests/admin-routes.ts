import type { FastifyInstance } from 'fastify';
import { type AdminRequest, adminRequestsApi } from '../../../shared/requests/admin-api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { dayInNairobi, timeOfDay } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { type FileColumns, sendList } from '../exports/exports.ts';
import { findWholeRequest, listAllRequests } from './admin-queries.ts';

/** All requests for the administrator, over HTTP (docs/domain/permissions.md, "Requests"). */
export function adminRequestRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminRequestsApi.list, { handle: ({ query }) => listAllRequests(db, query) });
  route(app, adminRequestsApi.one, { load: ({ params }) => findWholeRequest(db, params.id) });
  route(app, adminRequestsApi.csv, { handle: (asked) => sendList(db, 'requests', asked, columns, listAllRequests) });
}

const columns: FileColumns<AdminRequest> = [
  ['Car', (row) => row.car_model],
  ['Buyer', (row) => row.buyer.full_name],
  ['Budget', budgetInWords],
  ['Location', (row) => row.location],
  ['County', (row) => row.county],
  ['Bids', (row) => row.bid_count],
  ['Status', (row) => row.status],
  ['Created', (row) => dayInNairobi(row.created_at)],
  ['Time (Nairobi)', (row) => timeOfDay(row.created_at)],
  ['Id', (row) => row.id],
];
