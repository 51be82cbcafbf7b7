import { type RawBuilder, sql } from 'kysely';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isCarOnMarket } from '../market/market.ts';

type Find = (actor: Actor, id: string) => RawBuilder<{ owner_id: string }>;

const isAdmin = ({ role }: Actor) => sql`${role === 'admin'}::boolean`;
const isDealer = ({ role }: Actor) => sql`${role === 'dealer'}::boolean`;

// Whose a thing is, if this actor may read it: the same conditions as the calls that show it (docs/domain/permissions.md).
const finders: Record<ThingKind, Find> = {
  request: (actor, id) => sql`
    select r.user_id as owner_id from car_requests r
    where r.id = ${id} and r.deleted_at is null and (
      ${isAdmin(actor)} or r.user_id = ${actor.user_id} or ${isDealer(actor)} and (
        r.status = 'active' or exists (select from bids b where b.request_id = r.id and b.dealer_id = ${actor.user_id})
      )
    )`,
  bid: (actor, id) => sql`
    select b.dealer_id as owner_id from bids b join car_requests r on r.id = b.request_id
    where b.id = ${id} and r.deleted_at is null and b.removed_at is null and (${isAdmin(actor)} or ${actor.user_id} in (b.dealer_id, r.user_id))`,
  car: (actor, id) => sql`
    select c.dealer_id as owner_id from cars c
    where c.id = ${id} and c.deleted_at is null and (${isAdmin(actor)} or c.dealer_id = ${actor.user_id} or ${isCarOnMarket})`,
  message: (actor, id) => sql`
    select m.sender_id as owner_id from messages m
    where m.id = ${id} and m.removed_at is null and (${isAdmin(actor)} or ${actor.user_id} in (m.sender_id, m.receiver_id))`,
  review: (actor, id) => sql`
    select t.buyer_id as owner_id from ratings t
    where t.id = ${id} and t.removed_at is null and (t.is_public or ${isAdmin(actor)} or ${actor.user_id} in (t.buyer_id, t.dealer_id))`,
  person: (actor, id) => sql`
    select p.user_id as owner_id from profiles p
    where p.user_id = ${id} and p.erased_at is null and p.admin_role is null and (
      ${isAdmin(actor)} or p.user_type = 'dealer' or p.user_id = ${actor.user_id}
      or exists (select from appointments a where a.buyer_id = p.user_id and a.dealer_id = ${actor.user_id})
    )`,
};

/** Whose this thing is; undefined when the actor may not read it, or there is none. */
export async function findReadable(db: Reader, actor: Actor, { thing, thing_id }: { thing: ThingKind; thing_id: string }) {
  const { rows } = await finders[thing](actor, thing_id).execute(db);
  return rows[0];
}
