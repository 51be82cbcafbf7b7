import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { HowToPay } from '../../../shared/commissions/how-to-pay.ts';
import type { Payment } from '../../../shared/settings/payment.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import { reportHeadWords } from '../../../words/settings/report-head.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';

export type Settings = typeof defaultSettings;

/** The current platform settings: those the administrator stored, and for the rest the defaults (docs/domain/settings.md, "Platform settings"). */
export async function readSettings(db: Reader): Promise<Settings> {
  const stored = await db.selectFrom('platform_settings').select(['name', 'value']).execute();
  return { ...defaultSettings, ...Object.fromEntries(stored.map(({ name, value }) => [name, value])) };
}

/** Where commissions are paid now (docs/domain/limits-and-money.md, "Paying a commission"). */
export async function howCommissionsArePaid(db: Reader): Promise<HowToPay> {
  const { commissionPayment, supportEmail } = await readSettings(db);
  return commissionPayment ?? { write_to: supportEmail };
}

/** The administrator enters where commissions are paid; the event keeps each number that was ever shown. */
export async function savePayment(db: Database, actor: Actor, payment: Payment): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = (await readSettings(tx)).commissionPayment ?? {};
    if (isDeepStrictEqual(before, payment)) return;
    await storeSetting(tx, 'commissionPayment', payment);
    await record(tx, actor, { type: 'settings.payment_saved', data: payment }, ['dealers'], changeOf(before, payment));
  });
}

/** Stores one setting. */
export async function storeSetting(tx: Tx, name: keyof Settings, given: unknown): Promise<void> {
  const value = JSON.stringify(given);
  await tx
    .insertInto('platform_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}

/**
 * The rows at the head of every exported report: the reporting currency, unless it is shillings, and when it was made, in the time zone of the settings. They are
 * labels (docs/domain/settings.md, "Platform settings"): amounts stay KSh, days and times Nairobi's.
 */
export async function reportHead(db: Reader, now = new Date()): Promise<string[][]> {
  const { defaultCurrency, timeZone } = await readSettings(db);
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  return [
    ...(defaultCurrency === 'KES' ? [] : [[reportHeadWords.currency(defaultCurrency)]]),
    [reportHeadWords.made, `${made} (${timeZone})`],
  ];
}
