import { sql } from 'kysely';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import { words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';

/**
 * Whether a dealer exists for this actor, for a query over `profiles as p`: one that our team has stopped only for itself, the administrator, and whoever
 * has an open deal with it, who is told the same (docs/domain/accounts.md, "Suspending").
 */
export const isFoundBy = ({ user_id, role }: Pick<Actor, 'user_id' | 'role'>) => sql<boolean>`(
  p.suspended_at is null or p.user_id = ${user_id} or ${role === 'admin'}::boolean
  or exists (
    select from bids own join car_requests asked on asked.id = own.request_id
    where own.dealer_id = p.user_id and own.status in (${sql.join(words(openBidStatuses))})
    and asked.user_id = ${user_id} and asked.status = 'active' and asked.deleted_at is null
  )
  or exists (
    select from appointments seen
    where seen.dealer_id = p.user_id and seen.buyer_id = ${user_id} and seen.status in (${sql.join(words(openStatuses))})
  )
)`;
