import { isDeepStrictEqual } from 'node:util';
import { contentDefaults } from '../../../shared/content/defaults.ts';
import type { ContentText } from '../../../shared/content/replies.ts';
import { type ContentPage, contentPages } from '../../../shared/content/schema.ts';
import type { EventType } from '../../../shared/events.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { LiveHub } from '../../platform/live/live.ts';
import { inLanguage } from '../../platform/process/language.ts';
import type { Log } from '../../platform/process/log.ts';
import type { SiteTexts } from '../../site/draw.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { findText, listTexts } from './queries.ts';

interface Row {
  page_key: string;
  section_key: string;
  content_key: string;
  content_value: string;
  is_edited: boolean;
}

/** A text's name: 'page_key/section_key/content_key'. */
export const keyOf = (row: Pick<Row, 'page_key' | 'section_key' | 'content_key'>) =>
  `${row.page_key}/${row.section_key}/${row.content_key}`;

/** What every text says, by its name: as it was edited, or else what the program brings along. In the order of the pages. */
export function textsOf(rows: Row[], settings: Pick<Settings, 'siteName' | 'supportEmail'>): Record<string, string> {
  const edited = rows.filter(({ is_edited }) => is_edited).map((row) => [keyOf(row), row.content_value]);
  // One text for all readers so far, whoever has it read first.
  return { ...inLanguage('en', () => contentDefaults(settings)), ...Object.fromEntries(edited) };
}

/** Every text of a page, or of all, as the administrator edits it: in the order of the pages. */
export async function readTexts(db: Reader, page?: ContentPage): Promise<ContentText[]> {
  const [settings, rows] = await Promise.all([readSettings(db), listTexts(db, page)]);
  const texts = textsOf(rows, settings);
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return Object.entries(texts).flatMap(([key, content_value]) => {
    const row = byKey.get(key);
    const page_key = contentPages.find((name) => name === row?.page_key);
    return row && page_key ? [{ ...row, page_key, content_value, is_default: !row.is_edited }] : [];
  });
}

/** The texts of a page, of one of its sections, or of all. */
export async function readSection(db: Reader, asked: { page_key?: ContentPage | undefined; section_key?: string | undefined }) {
  const texts = await readTexts(db, asked.page_key);
  return texts.filter(({ section_key }) => asked.section_key === undefined || section_key === asked.section_key);
}

/** One of them; undefined when there is none with this id. */
export async function readText(db: Reader, id: string): Promise<ContentText | undefined> {
  const row = await findText(db, id);
  return row && (await readTexts(db)).find((text) => text.id === row.id);
}

/** After these the texts are others. */
const changing: EventType[] = ['settings.saved', 'content.updated'];

/**
 * Reads the site's texts, which every page shows, and remembers them until they change, on whatever server that is (docs/domain/settings.md, "On every server").
 *
 * While the database can't be reached it returns the last known texts, or the defaults: the error page needs them too.
 */
export function siteTexts(db: Database, log: Log, hub: LiveHub): () => Promise<SiteTexts> {
  let known: SiteTexts = { ...defaultSettings, content: contentDefaults(defaultSettings) };
  let reading: Promise<SiteTexts> | undefined;
  // A reading that had begun may have missed the change, so it is for those alone who wait for it already.
  hub.watch(changing, () => (reading = undefined));

  async function read(): Promise<SiteTexts> {
    try {
      const [settings, rows] = await Promise.all([readSettings(db), listTexts(db)]);
      const { siteName, siteDescription, supportEmail, dataRetentionDays, maintenanceMode } = settings;
      const texts = { siteName, siteDescription, supportEmail, dataRetentionDays, maintenanceMode, content: textsOf(rows, settings) };
      // Returns the same object while nothing has changed, because the cache of rendered pages uses it as its key.
      if (!isDeepStrictEqual(texts, known)) known = texts;
    } catch (error) {
      log.warn({ err: error }, 'the texts of the site could not be read; the last known ones are shown');
    }
    return known;
  }
  return () => (reading ??= read());
}
