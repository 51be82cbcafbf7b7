import type { FastifyInstance } from 'fastify';
import { analyticsApi } from '../../../shared/analytics/api.ts';
import { buyerTables } from '../../../shared/analytics/buyer-tables.ts';
import { dealerTables } from '../../../shared/analytics/dealer-tables.ts';
import type { Period } from '../../../shared/analytics/period.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import type { Database } from '../../platform/data/database.ts';
import { TooOften } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Actor } from '../../platform/http/session.ts';
import { takeTurns } from '../../platform/process/turns.ts';
import { reportHead } from '../settings/settings.ts';
import { analyseBuyer, analyseDealer } from './analytics.ts';
import { sendTables } from './csv.ts';

// In seconds. All that wait are done in less.
const full = () => new TooOften(30, analyticsWords.tooMany);

/** The figures of a period over HTTP, to read and as a file (docs/domain/limits-and-money.md, "Analytics"). */
export function analyticsRoutes(app: FastifyInstance, db: Database): void {
  // Each reads a year of rows: whoever asks for a hundred at once keeps nobody else waiting, here or elsewhere.
  const turns = takeTurns({ places: 2, room: 2, waiting: 40, full });
  const inTurn =
    <Figures>(analyse: (db: Database, actor: Actor, period: Period) => Promise<Figures>) =>
    ({ actor, query }: { actor: Actor; query: { period: Period } }) =>
      turns.take(actor.user_id, 1, () => analyse(db, actor, query.period));
  const [ofDealer, ofBuyer] = [inTurn(analyseDealer), inTurn(analyseBuyer)];

  route(app, analyticsApi.dealer, { handle: ofDealer });
  route(app, analyticsApi.buyer, { handle: ofBuyer });
  route(app, analyticsApi.dealerCsv, {
    handle: async ({ reply, ...call }) => {
      const figures = await ofDealer(call);
      return sendTables(reply, figures, dealerTables(figures), await reportHead(db));
    },
  });
  route(app, analyticsApi.buyerCsv, {
    handle: async ({ reply, ...call }) => {
      const figures = await ofBuyer(call);
      return sendTables(reply, figures, buyerTables(figures), await reportHead(db));
    },
  });
}
