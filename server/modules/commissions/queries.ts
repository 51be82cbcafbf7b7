import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { commissionLifecycle } from '../../../shared/commissions/rules.ts';
import type { CommissionStatus } from '../../../shared/deal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isHeld } from './columns.ts';

/** The commissions this actor may see: own ones for a dealer, all for the admin. */
function visible(db: Reader, actor: Actor) {
  return db.selectFrom('commissions as c').$if(actor.role !== 'admin', (query) => query.where('c.dealer_id', '=', actor.user_id));
}

function columns(db: Reader, actor: Actor) {
  return visible(db, actor)
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(['c.id', 'c.dealer_id', 'c.appointment_id', 'c.purchase_price', 'c.commission_amount', 'c.status', 'c.paid_at'])
    .select(['c.payment_reference', 'c.created_at', 'r.car_model'])
    .select((eb) => [
      isHeld(eb).as('held'),
      jsonObjectFrom(
        eb.selectFrom('profiles as p').select(['p.user_id', 'p.full_name', 'p.business_name']).whereRef('p.user_id', '=', 'c.dealer_id'),
      )
        .$notNull()
        .as('dealer'),
    ]);
}

/** One commission, if this actor may see it. */
export function findCommission(db: Reader, actor: Actor, commissionId: string) {
  return columns(db, actor).where('c.id', '=', commissionId).executeTakeFirst();
}

const newest = keyset('commissions', [
  ['c.created_at', 'desc', 'instant'],
  ['c.id', 'desc', 'uuid'],
]);

/** A page of the commissions this actor may see, newest first. */
export function listCommissions(db: Reader, actor: Actor, filter: { status?: CommissionStatus; cursor?: string }) {
  return columns(db, actor)
    .$if(filter.status !== undefined, (query) => query.where('c.status', '=', filter.status ?? 'pending'))
    .$call(newest.page(filter.cursor));
}

/** The sums of a dealer's commissions, in KSh. */
export function sumCommissions(db: Reader, actor: Actor) {
  return db
    .selectFrom('commissions as c')
    .where('c.dealer_id', '=', actor.user_id)
    .select((eb) => {
      const sum = eb.fn.sum<number>('c.commission_amount');
      const orZero = (value: typeof sum) => eb.fn.coalesce(value, sql<number>`0`);
      return [
        orZero(sum).as('total'),
        orZero(sum.filterWhere('c.status', '=', 'pending')).as('pending'),
        orZero(sum.filterWhere('c.status', '=', 'paid')).as('paid'),
        orZero(sum.filterWhere(isHeld(eb))).as('held'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** What decides whether a commission can be paid. Locks the appointment first, so that no dispute is raised before the payment is recorded. */
export async function lockToPay(tx: Tx, commissionId: string) {
  await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', tx.selectFrom('commissions').select('appointment_id').where('id', '=', commissionId))
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('commissions as c')
    .select(['c.id', 'c.dealer_id', 'c.appointment_id', 'c.status'])
    .select((eb) => isHeld(eb).as('held'))
    .where('c.id', '=', commissionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The commission of a sale, if there is one; locked. */
export function lockOfAppointment(tx: Tx, appointmentId: string) {
  return tx
    .selectFrom('commissions')
    .select(['id', 'dealer_id', 'appointment_id', 'purchase_price', 'status'])
    .where('appointment_id', '=', appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

// Rounded in the database: numeric rounds half up to cents, floating point would not.
const twoPercentOf = (price: number) => sql<number>`round(${price}::numeric * 0.02, 2)`;

/** Writes the pending commission of a sale and returns its id. */
export async function insertCommission(tx: Tx, sale: { appointment_id: string; dealer_id: string; final_price: number }): Promise<string> {
  const { final_price, ...row } = sale;
  const { id } = await tx
    .insertInto('commissions')
    .values({ ...row, purchase_price: final_price, commission_amount: twoPercentOf(final_price) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a pending commission another price. */
export async function reprice(tx: Tx, commissionId: string, finalPrice: number): Promise<void> {
  await tx
    .updateTable('commissions')
    .set({ purchase_price: finalPrice, commission_amount: twoPercentOf(finalPrice) })
    .where('id', '=', commissionId)
    .where('status', '=', 'pending')
    .execute();
}

/** Removes a commission if it is pending; true when it was. */
export async function deletePending(tx: Tx, commissionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('commissions')
    .where('id', '=', commissionId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Moves a locked commission to paid. */
export async function pay(tx: Tx, commissionId: string, reference: string | null): Promise<void> {
  const { from, to } = commissionLifecycle.pay;
  moved(
    await tx
      .updateTable('commissions')
      .set({ status: to, paid_at: sql`now()`, payment_reference: reference })
      .where('id', '=', commissionId)
      .where('status', 'in', from)
      .executeTakeFirstOrThrow(),
  );
}
