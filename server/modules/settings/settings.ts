import { defaultSettings } from '../../../shared/settings/schema.ts';
import type { Reader } from '../../platform/data/database.ts';

type Settings = typeof defaultSettings;

/** The current platform settings: those the administrator stored, and for the rest the defaults (docs/domain/words.md, "Site texts"). */
export async function readSettings(db: Reader): Promise<Settings> {
  const stored = await db.selectFrom('platform_settings').select(['name', 'value']).execute();
  return { ...defaultSettings, ...Object.fromEntries(stored.map(({ name, value }) => [name, value])) };
}
