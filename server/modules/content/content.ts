import { contentDefaults } from '../../../shared/content/defaults.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Log } from '../../platform/process/log.ts';
import type { SiteTexts } from '../../site/draw.ts';
import { readSettings } from '../settings/settings.ts';

const keptFor = 5_000;

/** The editable texts by 'page/section/key': what someone wrote, over what an installation starts with (specification §3 page_content). */
export async function readContent(db: Reader): Promise<Record<string, string>> {
  const rows = await db.selectFrom('page_content').select(['page_key', 'section_key', 'content_key', 'content_value']).execute();
  const written = rows.map((row) => [`${row.page_key}/${row.section_key}/${row.content_key}`, row.content_value]);
  return { ...contentDefaults, ...Object.fromEntries(written) };
}

/**
 * Reads what each page says of the site, kept for five seconds so that a busy page costs no query.
 *
 * While the database is away it gives the last texts known, or those of a new installation: the page that says so needs them.
 */
export function siteTexts(db: Database, log: Log): () => Promise<SiteTexts> {
  let known: SiteTexts = { ...defaultSettings, content: contentDefaults };
  let staleAt = 0;
  return async () => {
    if (Date.now() < staleAt) return known;
    staleAt = Date.now() + keptFor;
    try {
      const [{ siteName, siteDescription, supportEmail }, content] = await Promise.all([readSettings(db), readContent(db)]);
      known = { siteName, siteDescription, supportEmail, content };
    } catch (error) {
      log.warn({ err: error }, 'the texts of the site could not be read; the last known ones are shown');
    }
    return known;
  };
}
