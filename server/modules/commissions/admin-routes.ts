import type { FastifyInstance } from 'fastify';
import { adminCommissionsApi } from '../../../shared/commissions/admin-api.ts';
import type { Commission } from '../../../shared/commissions/api.ts';
import { commissionStanding } from '../../../shared/commissions/due.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { commissionFileWords } from '../../../words/commissions/commission-file.ts';
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
  route(app, adminCommissionsApi.csv, { handle: (asked) => sendList(db, 'commissions', asked, columns(), listAllCommissions) });
}

const day = (instant: string | null) => instant && dayInNairobi(instant);

function columns(): FileColumns<Commission> {
  const heads = commissionFileWords.heads;
  return [
    [heads.reference, (row) => row.reference],
    [heads.dealer, (row) => dealerName(row.dealer)],
    [heads.car, (row) => row.car_model],
    [heads.price, (row) => row.purchase_price],
    [heads.commission, (row) => row.commission_amount],
    [heads.status, (row) => commissionStanding(row)],
    [heads.arose, (row) => day(row.created_at)],
    [heads.due, (row) => day(row.due_at)],
    [heads.paid, (row) => day(row.paid_at)],
    [heads.paymentReference, (row) => row.payment_reference],
    [heads.refunded, (row) => day(row.refunded_at)],
    [heads.refundReference, (row) => row.refund_reference],
    [heads.kept, (row) => day(row.kept_at)],
    [heads.whyKept, (row) => row.kept_reason],
    [heads.id, (row) => row.id],
  ];
}
