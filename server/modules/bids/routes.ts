import type { FastifyInstance } from 'fastify';
import { bidsApi } from '../../../shared/bids/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { toPage } from '../../platform/data/paging.ts';
import { found } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { acceptBid, placeBid, rejectBid } from './bids.ts';
import { findBid, findRequestOfBids, listBids } from './queries.ts';

/** Bids over HTTP: dealers place them, buyers decide (specification §4, permissions.tsv 'bid.*'). */
export function bidRoutes(app: FastifyInstance, db: Database): void {
  route(app, bidsApi.place, {
    load: ({ actor, params }) => findRequestOfBids(db, actor, params.id),
    handle: async ({ actor, params, body }) => {
      await placeBid(db, actor, params.id, body);
      return found(await findBid(db, actor, body.id));
    },
  });

  route(app, bidsApi.ofRequest, {
    load: ({ actor, params }) => findRequestOfBids(db, actor, params.id),
    handle: async ({ actor, params, query }) => toPage(await listBids(db, actor, { requestId: params.id, cursor: query.cursor })),
  });

  route(app, bidsApi.own, {
    handle: async ({ actor, query }) => toPage(await listBids(db, actor, query)),
  });

  route(app, bidsApi.accept, {
    load: ({ actor, params }) => findBid(db, actor, params.id),
    handle: async ({ actor, row }) => {
      await acceptBid(db, actor, row.id);
      return found(await findBid(db, actor, row.id));
    },
  });

  route(app, bidsApi.reject, {
    load: ({ actor, params }) => findBid(db, actor, params.id),
    handle: async ({ actor, row }) => {
      await rejectBid(db, actor, row.id);
      return found(await findBid(db, actor, row.id));
    },
  });
}
