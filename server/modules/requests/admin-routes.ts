import type { FastifyInstance } from 'fastify';
import { type AdminRequest, adminRequestsApi } from '../../../shared/requests/admin-api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { dayInNairobi, timeOfDay } from '../../../shared/time.ts';
import { requestFileWords } from '../../../words/requests/request-file.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { type FileColumns, sendList } from '../exports/exports.ts';
import { findWholeRequest, listAllRequests } from './admin-queries.ts';

/** All requests for the administrator, over HTTP (docs/domain/permissions.md, "Requests"). */
export function adminRequestRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminRequestsApi.list, { handle: ({ query }) => listAllRequests(db, query) });
  route(app, adminRequestsApi.one, { load: ({ params }) => findWholeRequest(db, params.id) });
  route(app, adminRequestsApi.csv, { handle: (asked) => sendList(db, 'requests', asked, columns(), listAllRequests) });
}

function columns(): FileColumns<AdminRequest> {
  const heads = requestFileWords.columns;
  return [
    [heads.car, (row) => row.car_model],
    [heads.buyer, (row) => row.buyer.full_name],
    [heads.budget, budgetInWords],
    [heads.location, (row) => row.location],
    [heads.county, (row) => row.county],
    [heads.bids, (row) => row.bid_count],
    [heads.status, (row) => row.status],
    [heads.created, (row) => dayInNairobi(row.created_at)],
    [heads.time, (row) => timeOfDay(row.created_at)],
    [heads.id, (row) => row.id],
  ];
}
