import type { FastifyInstance } from 'fastify';
import { auditApi } from '../../../shared/audit/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { auditRowOf } from './audit.ts';
import { listLog } from './queries.ts';

/** The log over HTTP, for the administrator (docs/domain/permissions.md, "The log"). Nothing changes it. */
export function auditRoutes(app: FastifyInstance, db: Database): void {
  route(app, auditApi.list, {
    handle: async ({ actor, query }) => {
      const { rows, next } = await listLog(db, query);
      return { rows: rows.map((row) => auditRowOf(row, actor)), next };
    },
  });
}
