import type { FastifyInstance } from 'fastify';
import { adminCommissionsApi } from '../../../shared/commissions/admin-api.ts';
import type { Commission } from '../../../shared/commissions/api.ts';
import { commissionStanding } from '../../../shared/commissions/due.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Database } from '../../platform/data/database.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { type FileColumns, sendList } from '../exports/exports.ts';
import { sumFigures } from '../figures/figures.ts';
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
  route(app, adminCommissionsApi.csv, { handle: (asked) => sendList(db, 'commissions', asked, columns, listAllCommissions) });
}

const day = (instant: string | null) => instant && dayInNairobi(instant);

const columns: FileColumns<Commission> = [
  ['Reference', (row) => row.reference],
  ['Dealer', (row) => dealerName(row.dealer)],
  ['Car', (row) => row.car_model],
  ['Purchase price (KSh)', (row) => row.purchase_price],
  ['Commission (KSh)', (row) => row.commission_amount],
  ['Status', (row) => commissionStanding(row)],
  ['Arose', (row) => day(row.created_at)],
  ['Due', (row) => day(row.due_at)],
  ['Paid', (row) => day(row.paid_at)],
  ['Payment reference', (row) => row.payment_reference],
  ['Refunded', (row) => day(row.refunded_at)],
  ['Refund reference', (row) => row.refund_reference],
  ['Kept', (row) => day(row.kept_at)],
  ['Why kept', (row) => row.kept_reason],
  ['Id', (row) => row.id],
];
