import type { DB } from '../../../db/types.ts';

/** What an export has of a table: all its columns, or all but these. */
type Exported<T> = 'all' | { but: readonly (keyof T)[] };

interface Row<T> {
  /** Whether its rows are in a backup, or why not. */
  backup: true | { not: string };
  /** What of it is in an export, or why nothing is. */
  export: Exported<T> | { not: string };
}

const backup = true;
const log = 'the log of the program: what happened stands in the rows themselves';
const counted = 'counted from other tables';
const passing = 'of no use in another place or on another day';

/** What backup and export hold of each table (docs/domain/backups.md, "What a backup holds" and "Exports"). A new table has to say. */
export const tables = {
  admin_files: { backup: { not: 'names the backups themselves' }, export: { not: passing } },
  appointments: { backup, export: 'all' },
  bids: { backup, export: 'all' },
  business_changes: { backup, export: 'all' },
  car_changes: { backup, export: 'all' },
  car_requests: { backup, export: 'all' },
  cars: { backup, export: 'all' },
  commissions: { backup, export: 'all' },
  data_exports: { backup: { not: 'their files are not there' }, export: { not: passing } },
  email_tokens: { backup: { not: 'secrets; who waits for a link asks for another' }, export: { not: 'secrets' } },
  erasures: { backup, export: { not: 'of accounts that are not there' } },
  event_addresses: { backup, export: { not: log } },
  event_subjects: { backup, export: { not: log } },
  event_topics: { backup, export: { not: log } },
  events: { backup, export: { not: log } },
  figure_changes: { backup, export: { not: counted } },
  figures: { backup, export: { not: counted } },
  gathered_mails: { backup: { not: 'mails that wait, as in the queue' }, export: { not: passing } },
  health_states: { backup: { not: 'found out anew each minute' }, export: { not: passing } },
  idempotency_keys: { backup, export: { not: 'fingerprints of what stands in the rows themselves' } },
  // It signs the links by which mails are switched off: those of before a restore go on to work.
  live_cursor_key: { backup, export: { not: 'a secret' } },
  lookalikes: { backup, export: 'all' },
  messages: { backup, export: 'all' },
  migrations: { backup: { not: 'the schema, which the manifest names' }, export: { not: passing } },
  notice_switch_offs: { backup, export: 'all' },
  notifications: { backup, export: { not: log } },
  outcome_disputes: { backup, export: 'all' },
  page_content: { backup, export: 'all' },
  page_content_versions: { backup, export: 'all' },
  // Who knows the name of a photo's file has the photo.
  photos: { backup, export: { but: ['name', 'placeholder'] } },
  platform_settings: { backup, export: 'all' },
  profiles: { backup, export: 'all' },
  rate_limits: { backup: { not: 'counts that end within a day' }, export: { not: passing } },
  ratings: { backup, export: 'all' },
  recovery_codes: { backup, export: { not: 'secrets' } },
  reports: { backup, export: 'all' },
  saved_cars: { backup, export: 'all' },
  search_words: { backup: { not: 'written anew each hour' }, export: { not: counted } },
  // Sealed: of no use without the operator's key, which is in no backup.
  second_factors: { backup, export: { not: 'secrets' } },
  sessions: { backup: { not: 'secrets; everybody signs in again' }, export: { not: 'secrets' } },
  shortlisted_bids: { backup, export: 'all' },
  sign_in_attempts: { backup, export: { not: 'network addresses, perhaps of strangers' } },
  suspensions: { backup, export: 'all' },
  users: { backup, export: { but: ['password_hash', 'password_must_change', 'first_signed_in_at'] } },
  verification_steps: { backup, export: 'all' },
  warnings: { backup, export: 'all' },
} as const satisfies { [T in keyof DB]: Row<DB[T]> };

export type TableName = keyof typeof tables;
const all = Object.entries(tables) as [TableName, Row<Record<string, unknown>>][];

/** The tables whose rows are in a backup. */
export const backedUp: TableName[] = all.flatMap(([name, row]) => (row.backup === true ? [name] : []));

/** The tables that a migration has dropped, by which: the backups made before it have them, and are loaded before it runs. */
export const dropped = { mail_switch_offs: '0080_no_mail_switch_offs' };

/** The tables that are exported, with the columns that are left out. */
export const exported = all.flatMap(([name, row]) => {
  if (row.export === 'all') return [{ name, but: [] as readonly string[] }];
  return 'but' in row.export ? [{ name, but: row.export.but }] : [];
});
