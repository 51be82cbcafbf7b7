import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { fileOf } from '../server/modules/photos/owners.ts';
import type { Database, Tx } from '../server/platform/data/database.ts';
import { emptyQueue } from '../server/platform/data/queue-tables.ts';
import type { Storage } from '../server/platform/files/storage.ts';
import { CannotStart } from '../server/platform/process/cannot-start.ts';
import { photoWidths } from '../shared/photos/photo.ts';
import { buyers, emailOf, suspendedDealers, verifiedDealers, waitingDealers } from './people.ts';

interface Parts {
  db: Database;
  storage: Storage;
  dataDir: string;
  /** True when DATABASE_URL names the database; false for the demo's own one. */
  isGiven: boolean;
}

const castEmails = [buyers, verifiedDealers, waitingDealers, suspendedDealers].flatMap((people) => Object.keys(people).map(emailOf));

/**
 * Deletes everything in a marketplace that the demo filled: all rows, including accounts that signed up later, photos and stored mails. Returns what
 * it did, in a sentence. For any other marketplace it changes nothing and throws CannotStart.
 */
export async function resetDemo({ db, storage, dataDir, isGiven }: Parts): Promise<string> {
  const { people, photos } = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo marketplace'))`.execute(tx);
    const found = await peopleOf(tx);
    const why = whyNotReset(found, isGiven);
    if (why) throw new CannotStart(`Nothing was dropped: ${why}`);
    const kept = await tx.selectFrom('photos').select(['kind', 'name']).execute();
    await emptyTables(tx);
    return { people: found.cast + found.others, photos: kept };
  });
  for (const photo of photos) for (const width of photoWidths) await storage.remove(fileOf(photo, `${width}.webp`));
  await rm(path.join(dataDir, 'outbox'), { recursive: true, force: true });
  return `The demo marketplace was dropped: ${people} accounts with all they had, ${photos.length} photos, the kept mails. It is filled anew.`;
}

/** How many accounts belong to the demo's people, and how many others there are, not counting the administrator. */
async function peopleOf(tx: Tx): Promise<{ cast: number; others: number }> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select('u.email')
    .where('p.admin_role', 'is', null)
    .execute();
  const cast = rows.filter(({ email }) => castEmails.includes(email)).length;
  return { cast, others: rows.length - cast };
}

// People of the demo may have changed their e-mail: finding most of them is enough to recognise the demo's marketplace.
function whyNotReset({ cast, others }: { cast: number; others: number }, isGiven: boolean): string | null {
  if (cast + others === 0) return null;
  if (cast < castEmails.length / 2) return 'this database holds a marketplace that the demo did not make.';
  if (isGiven && others > 0)
    return `besides the demo's people, ${others === 1 ? 'somebody has' : `${others} others have`} an account in the database that DATABASE_URL names.`;
  return null;
}

async function emptyTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(tx);
  await sql`set local marketplace.log = 'open'`.execute(tx);
  await sql`truncate ${sql.raw(rows.map(({ name }) => `public.${name}`).join(', '))} restart identity`.execute(tx);
  await emptyQueue(tx);
}
