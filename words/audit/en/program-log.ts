import { en as plural } from '../../plural.ts';
import type { Told } from '../told.ts';

/** The settings, exports and backups, and what the program does by itself. */
export const sentences = {
  'content.updated': ({ who }: Told) => `${who} changed a text of the public pages`,
  'settings.saved': ({ who }: Told) => `${who} changed the platform settings`,
  'settings.payment_saved': ({ who }: Told) => `${who} changed where commissions are paid`,
  'counties.read': ({ who }: Told) => `${who} read the counties of all requests`,
  'figures.mended': ({ who }: Told, { count }: { count: number }) =>
    plural(count, { one: `${who} mended a wrong figure`, other: `${who} mended ${count} wrong figures` }),
  'requests.digested': ({ who }: Told) => `${who} sent dealers the day’s new requests`,
  'saved_cars.digested': ({ who }: Told) => `${who} told a buyer of changed saved cars`,
  'file.asked': ({ who }: Told, { kind }: { kind: FileKind }) =>
    kind === 'backup' ? `${who} asked for a backup` : `${who} asked for an export of all tables`,
  'file.ready': ({ who }: Told, { kind }: { kind: FileKind }) =>
    kind === 'backup' ? `${who} made a backup` : `${who} made an export of all tables`,
  'file.failed': ({ who }: Told, { kind, failure }: { kind: FileKind; failure: string }) =>
    kind === 'backup' ? `${who} could not make a backup: ${failure}` : `${who} could not make an export of all tables: ${failure}`,
  'file.downloaded': ({ who }: Told, { kind }: { kind: FileKind }) =>
    kind === 'backup' ? `${who} downloaded a backup` : `${who} downloaded an export of all tables`,
  'notification.added': ({ who }: Told) => `${who} told somebody`,
  'notification.read': ({ who }: Told) => `${who} read a notice`,
  'notification.chosen': ({ who }: Told) => `${who} chose which notices come`,
};
type FileKind = 'export' | 'backup';

/** `madeAt`: '21 Nov 2026, 04:00'. */
export const restored = (who: string, madeAt: string) => `${who} restored the backup of ${madeAt}`;

// What was taken as a file; `days`: of the figures, as '30d' is asked for.
export const report = (who: string) => `${who} downloaded the report`;
export const reportOfDays = (who: string, days: number) => `${who} downloaded the report, ${days} days`;
export const reportOfYear = (who: string) => `${who} downloaded the report, 1 year`;
export const analytics = (who: string) => `${who} took the analytics as a file`;
export const analyticsOfDays = (who: string, days: number) => `${who} took the analytics of ${days} days as a file`;
export const analyticsOfYear = (who: string) => `${who} took the analytics of 1 year as a file`;
export const list = {
  requests: (who: string) => `${who} took the list of requests as a file`,
  appointments: (who: string) => `${who} took the list of appointments as a file`,
  commissions: (who: string) => `${who} took the list of commissions as a file`,
};
/** After it, how the list was narrowed and sorted. */
export const looked = (list: string, how: string[]) => `${list}: ${how.join(', ')}`;
export const only = (part: string) => `only “${part}”`;
export const withWord = (word: string) => `with “${word}”`;
export const inCounty = (county: string) => `in ${county}`;
export const onDay = (day: string) => `on ${day}`;
export const ofDealer = (dealer: string) => `of ${dealer}`;
/** What only another version of the program knows. */
export const otherwise = 'chosen otherwise';
export const sorted = (order: string) => `sorted “${order}”`;
