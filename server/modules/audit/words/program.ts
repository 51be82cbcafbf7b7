import { shortDate, timeOfDay } from '../../../../shared/time.ts';
import { plural } from '../../../../shared/words.ts';
import { takenAsFile } from './exports.ts';
import type { Sentences } from './told.ts';

const aFile = { export: 'an export of all tables', backup: 'a backup' } as const;

/** The settings, lists as files, exports and backups, and what the program does by itself. */
export const programWords: Sentences<
  | 'list.exported'
  | 'content.updated'
  | `settings.${'saved' | 'payment_saved'}`
  | 'counties.read'
  | 'figures.mended'
  | 'requests.digested'
  | 'saved_cars.digested'
  | `file.${'asked' | 'ready' | 'failed' | 'downloaded'}`
  | 'backup.restored'
  | `notification.${'added' | 'read' | 'chosen'}`
> = {
  'list.exported': ({ who, dealer }, { list, filters }) => `${who} ${takenAsFile(list, filters, dealer)}`,
  'content.updated': ({ who }) => `${who} changed a text of the public pages`,
  'settings.saved': ({ who }) => `${who} changed the platform settings`,
  'settings.payment_saved': ({ who }) => `${who} changed where commissions are paid`,
  'counties.read': ({ who }) => `${who} read the counties of all requests`,
  'figures.mended': ({ who }, { count }) => `${who} mended ${plural(count, { one: 'a wrong figure', other: '# wrong figures' })}`,
  'requests.digested': ({ who }) => `${who} sent dealers the day’s new requests`,
  'saved_cars.digested': ({ who }) => `${who} told a buyer of changed saved cars`,
  'file.asked': ({ who }, { kind }) => `${who} asked for ${aFile[kind]}`,
  'file.ready': ({ who }, { kind }) => `${who} made ${aFile[kind]}`,
  'file.failed': ({ who }, { kind, failure }) => `${who} could not make ${aFile[kind]}: ${failure}`,
  'file.downloaded': ({ who }, { kind }) => `${who} downloaded ${aFile[kind]}`,
  'backup.restored': ({ who }, { made_at }) => `${who} restored the backup of ${shortDate(made_at)}, ${timeOfDay(made_at)}`,
  'notification.added': ({ who }) => `${who} told somebody`,
  'notification.read': ({ who }) => `${who} read a notice`,
  'notification.chosen': ({ who }) => `${who} chose which notices come`,
};
