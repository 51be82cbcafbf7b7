import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/data/database.ts';

/**
 * Up to `limit` requests that are not active and where nothing happened for seven years, neither with them nor with their bids, viewings and commissions;
 * none with an open dispute, with messages, or whose people are lost already. With `id` only that one, if it is such a deal.
 */
export async function findOldDeals(db: Reader, { limit, id }: { limit: number; id?: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from car_requests r join profiles p on p.user_id = r.user_id
    where r.updated_at < now() - interval '7 years' and (r.status <> 'active' or r.deleted_at is not null) and not p.is_nobody
    and not exists (select from bids b where b.request_id = r.id and b.updated_at >= now() - interval '7 years')
    and not exists (
      select from appointments a left join commissions c on c.appointment_id = a.id where a.request_id = r.id and (
        greatest(a.updated_at, a.appointment_date, c.created_at, c.paid_at, c.refunded_at, c.kept_at) >= now() - interval '7 years'
        or a.last_message_at is not null
        or exists (select from outcome_disputes d where d.appointment_id = a.id and d.decided_at is null)
      )
    )
    and r.id = coalesce(${id ?? null}, r.id)
    order by r.updated_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts nobody in the place of the buyer of a request, and removes what they wrote. */
export async function anonymiseRequest(tx: Tx, requestId: string, unknown: string): Promise<void> {
  await tx
    .updateTable('car_requests')
    .set({ user_id: unknown, description: null, share_phone: false, asked_car_id: null })
    .where('id', '=', requestId)
    .execute();
}
