import type { FastifyInstance } from 'fastify';
import { bidsApi } from '../../../shared/bids/api.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import type { Database } from '../../platform/data/database.ts';
import { type ById, route } from '../../platform/http/route.ts';
import { acceptBid, placeBid, rejectBid } from './bids.ts';
import { confirmCar, declineCar, nameCar } from './other-car.ts';
import { findBid, findRequestOfBids, listBids, listOffers } from './queries.ts';
import { shortlistBid, unshortlistBid } from './shortlist.ts';

/** Bids over HTTP: dealers place them, buyers decide (docs/domain/permissions.md, "Bids"). */
export function bidRoutes(app: FastifyInstance, db: Database): void {
  const load = ({ actor, params }: ById) => findBid(db, actor, params.id);
  const loadRequest = ({ actor, params }: ById) => findRequestOfBids(db, actor, params.id);

  route(app, bidsApi.place, {
    load: loadRequest,
    act: ({ actor, row, body }) => placeBid(db, actor, row.id, body),
    read: ({ actor, body }) => findBid(db, actor, body.id),
  });
  route(app, bidsApi.ofRequest, {
    load: loadRequest,
    handle: ({ actor, row, query }) => listOffers(db, actor, row.id, query),
  });
  route(app, bidsApi.lines, { handle: ({ actor }) => listBids(db, actor, {}, linesShown) });
  route(app, bidsApi.ownLines, { handle: ({ actor }) => listBids(db, actor, {}, linesShown) });
  route(app, bidsApi.own, { handle: ({ actor, query }) => listBids(db, actor, query) });
  route(app, bidsApi.accept, { load, act: ({ actor, row }) => acceptBid(db, actor, row.id) });
  route(app, bidsApi.shortlist, { load, act: ({ actor, row }) => shortlistBid(db, actor, row) });
  route(app, bidsApi.unshortlist, { load, act: ({ actor, row }) => unshortlistBid(db, actor, row) });
  route(app, bidsApi.nameCar, { load, act: ({ actor, row, body }) => nameCar(db, actor, row.id, body.car_id) });
  route(app, bidsApi.confirmCar, { load, act: ({ actor, row, body }) => confirmCar(db, actor, row.id, body) });
  route(app, bidsApi.declineCar, { load, act: ({ actor, row }) => declineCar(db, actor, row.id) });
  route(app, bidsApi.reject, { load, act: ({ actor, row }) => rejectBid(db, actor, row.id) });
}
