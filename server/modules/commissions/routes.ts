import type { FastifyInstance } from 'fastify';
import { commissionsApi } from '../../../shared/commissions/api.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import type { Database } from '../../platform/data/database.ts';
import { route } from '../../platform/http/route.ts';
import { markPaid } from './commissions.ts';
import { findCommission, findNextDue, listCommissions, sumCommissions } from './queries.ts';

/** Commissions over HTTP: dealers see what they owe, the admin marks them as paid (docs/domain/permissions.md, "Ratings and commissions"). */
export function commissionRoutes(app: FastifyInstance, db: Database): void {
  route(app, commissionsApi.list, { handle: ({ actor, query }) => listCommissions(db, actor, query) });
  route(app, commissionsApi.lines, { handle: ({ actor }) => listCommissions(db, actor, {}, linesShown) });
  route(app, commissionsApi.totals, {
    handle: async ({ actor }) => ({ ...(await sumCommissions(db, actor.user_id)), next_due: await findNextDue(db, actor) }),
  });
  route(app, commissionsApi.one, { load: ({ actor, params }) => findCommission(db, actor, params.id) });
  route(app, commissionsApi.markPaid, {
    load: ({ actor, params }) => findCommission(db, actor, params.id),
    act: ({ actor, row, body }) => markPaid(db, actor, row.id, body),
  });
}
