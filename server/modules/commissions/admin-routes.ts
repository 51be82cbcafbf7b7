import type { FastifyInstance } from 'fastify';
import { dealerName } from '../../../shared/accounts/names.ts';
import { adminCommissionsApi } from '../../../shared/commissions/admin-api.ts';
import type { AdminCommissionFilters } from '../../../shared/commissions/admin-filters.ts';
import { commissionStanding } from '../../../shared/commissions/due.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { everyRow } from '../../platform/data/paging.ts';
import { type Line, rowsAtOnce, sendCsv } from '../../platform/files/csv.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordExport } from '../audit/list-exported.ts';
import { sumFigures } from '../figures/figures.ts';
import { reportHead } from '../settings/report-head.ts';
import { findDealer, listAllCommissions, sumOwed } from './admin-queries.ts';
import { sumCommissions } from './queries.ts';

/** All commissions for the administrator, over HTTP (docs/domain/permissions.md, "Ratings and commissions"). */
export function adminCommissionRoutes(app: FastifyInstance, db: Database): void {
  route(app, adminCommissionsApi.list, { handle: ({ query }) => listAllCommissions(db, query) });
  route(app, adminCommissionsApi.sums, {
    handle: async ({ query: { dealer } }) => ({
      ...(await sumOwed(db, dealer)),
      paid: dealer ? (await sumCommissions(db, dealer)).paid : (await sumFigures(db, ['commission_paid'])).commission_paid,
      dealer: dealer ? found(await findDealer(db, dealer)) : null,
    }),
  });
  route(app, adminCommissionsApi.csv, {
    handle: async ({ actor, query, reply }) => {
      await recordExport(db, actor, 'commissions', query);
      return sendCsv(reply, `commissions-${dayInNairobi(new Date())}.csv`, lines(db, query));
    },
  });
}

const day = (instant: string | null) => instant && dayInNairobi(instant);

async function* lines(db: Database, filters: AdminCommissionFilters): AsyncGenerator<Line> {
  yield* await reportHead(db);
  yield [
    ...['Reference', 'Dealer', 'Car', 'Purchase price (KSh)', 'Commission (KSh)', 'Status', 'Arose', 'Due', 'Paid'],
    ...['Payment reference', 'Refunded', 'Refund reference', 'Id'],
  ];
  for await (const row of everyRow((cursor) => listAllCommissions(db, { ...filters, cursor }, rowsAtOnce)))
    yield [
      row.reference,
      dealerName(row.dealer),
      row.car_model,
      row.purchase_price,
      row.commission_amount,
      commissionStanding(row),
      ...[day(row.created_at), day(row.due_at), day(row.paid_at), row.payment_reference],
      ...[day(row.refunded_at), row.refund_reference, row.id],
    ];
}
