import { isDeepStrictEqual } from 'node:util';
import { contentDefaults } from '../../../shared/content/defaults.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Log } from '../../platform/process/log.ts';
import type { SiteTexts } from '../../site/draw.ts';
import { readSettings } from '../settings/settings.ts';

const keptFor = 5_000;

/** The stored texts by 'page/section/key' (docs/domain/words.md, "Site texts"). */
async function readContent(db: Reader): Promise<Record<string, string>> {
  const rows = await db.selectFrom('page_content').select(['page_key', 'section_key', 'content_key', 'content_value']).execute();
  return Object.fromEntries(rows.map((row) => [`${row.page_key}/${row.section_key}/${row.content_key}`, row.content_value]));
}

/**
 * Reads the site's texts, which every page shows. They are cached for five seconds, so that a busy page doesn't cost a query each time.
 *
 * While the database can't be reached it returns the last known texts, or the defaults: the error page needs them too.
 */
export function siteTexts(db: Database, log: Log): () => Promise<SiteTexts> {
  let known: SiteTexts = { ...defaultSettings, content: contentDefaults(defaultSettings.siteName) };
  let staleAt = 0;
  return async () => {
    if (Date.now() < staleAt) return known;
    staleAt = Date.now() + keptFor;
    try {
      const [{ siteName, siteDescription, supportEmail, dataRetentionDays }, written] = await Promise.all([
        readSettings(db),
        readContent(db),
      ]);
      const content = { ...contentDefaults(siteName), ...written };
      const read = { siteName, siteDescription, supportEmail, dataRetentionDays, content };
      // Returns the same object while nothing has changed, because the cache of rendered pages uses it as its key.
      if (!isDeepStrictEqual(read, known)) known = read;
    } catch (error) {
      log.warn({ err: error }, 'the texts of the site could not be read; the last known ones are shown');
    }
    return known;
  };
}
