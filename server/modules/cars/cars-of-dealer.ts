import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { carCards } from './columns.ts';

const newest = keyset('cars of a dealer', [['c.created_at', 'desc', 'instant'], 'c.id']);

/** A page of the cars of one dealer on the market, newest first. */
export function listCarsOfDealer(db: Reader, actor: Actor, dealerId: string, cursor: string | undefined) {
  return carCards(db, actor).where('c.dealer_id', '=', dealerId).$call(newest.page(cursor));
}
