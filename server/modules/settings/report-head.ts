import type { Reader } from '../../platform/data/database.ts';
import { readSettings } from './settings.ts';

/**
 * The rows at the head of every exported report: the reporting currency, unless it is shillings, and when it was made, in the time zone of the settings. They are
 * labels (docs/domain/settings.md, "Platform settings"): amounts stay KSh, days and times Nairobi's.
 */
export async function reportHead(db: Reader, now = new Date()): Promise<string[][]> {
  const { defaultCurrency, timeZone } = await readSettings(db);
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now);
  return [...(defaultCurrency === 'KES' ? [] : [[`Reporting currency: ${defaultCurrency}`]]), ['Made', `${made} (${timeZone})`]];
}
