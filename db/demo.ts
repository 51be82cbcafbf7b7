import path from 'node:path';
import { sql } from 'kysely';
import { ensureAdmin } from '../server/modules/accounts/administrator.ts';
import { hashPassword } from '../server/modules/accounts/passwords.ts';
import { type Database, openDatabase, openPool } from '../server/platform/data/database.ts';
import { diskStorage, type Storage } from '../server/platform/files/storage.ts';
import { readConfig } from '../server/platform/process/config.ts';
import { createLog, type Log } from '../server/platform/process/log.ts';
import { openAccounts } from './demo/accounts.ts';
import { dice } from './demo/dice.ts';
import { writeEvents } from './demo/notices.ts';
import { demoPassword, emailOf } from './demo/people.ts';
import { noRows } from './demo/rows.ts';
import { dealsDone } from './demo/stories/deals-done.ts';
import { dealsOpen } from './demo/stories/deals-open.ts';
import { demoBuyerStories } from './demo/stories/demo-buyer.ts';
import { demoDealerStories } from './demo/stories/demo-dealer.ts';
import { requestsCompared } from './demo/stories/requests-compared.ts';
import { requestsFresh } from './demo/stories/requests-fresh.ts';
import { tellStory } from './demo/tell.ts';
import { storePhotos, writeRows } from './demo/write.ts';

interface Parts {
  db: Database;
  storage: Storage;
  log: Log;
}

/** Who can sign in to the demo; the administrator besides, with ADMIN_EMAIL. */
export const demoSignIns = {
  buyer: { email: emailOf('wanjiku'), password: demoPassword },
  dealer: { email: emailOf('rift'), password: demoPassword },
  unverifiedDealer: { email: emailOf('baraka'), password: demoPassword },
};
export type DemoSignIns = typeof demoSignIns;

/**
 * Fills an empty marketplace with a believable one: people, requests, offers with pictures, viewings, chats, sales and ratings of the
 * last 60 days. Sends nothing to anybody.
 *
 * All rows come in one transaction and the files have the same names in each run, so a run that was killed can be repeated. Returns who
 * can sign in, or null, having changed nothing, when anybody besides the administrator has an account already.
 */
export async function populate({ db, storage, log }: Parts): Promise<DemoSignIns | null> {
  return db.transaction().execute(async (tx) => {
    // Two that start together take turns; the second finds the marketplace filled.
    await sql`select pg_advisory_xact_lock(hashtext('demo marketplace'))`.execute(tx);
    const someone = await tx.selectFrom('profiles').select('user_id').where('admin_role', 'is', null).limit(1).executeTakeFirst();
    if (someone) return null;

    const admin = await tx.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null).executeTakeFirst();
    const rows = noRows();
    const cast = openAccounts(rows, new Date(), admin?.user_id ?? null, await hashPassword(demoPassword));
    const luck = dice(254);
    for (const story of [...demoBuyerStories, ...demoDealerStories, ...dealsDone, ...dealsOpen, ...requestsCompared, ...requestsFresh])
      tellStory(rows, cast, story, luck);
    await storePhotos(storage, rows.photos);
    await writeRows(tx, rows);
    await writeEvents(tx, rows.events, [cast.buyers.wanjiku, cast.dealers.rift], cast.now);
    log.info(
      { profiles: rows.profiles.length, requests: rows.car_requests.length, bids: rows.bids.length },
      'the demo marketplace is filled',
    );
    return demoSignIns;
  });
}

/** `npm run demo` runs this before the server: the administrator, the marketplace, and who can sign in. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === 'production') throw new Error('Demo data, whose passwords everybody knows, is not for production.');
  if (!config.databaseUrl) throw new Error('The demo data needs DATABASE_URL; `npm run demo` starts it with a database of its own.');
  const log = createLog(config.logLevel, 'demo');
  const db = openDatabase(openPool(config.databaseUrl, log));
  try {
    const adminPassword = config.adminPassword ?? demoPassword;
    await ensureAdmin(db, { ...config, adminPassword });
    await populate({ db, storage: diskStorage(path.join(config.dataDir, 'files')), log });
    const { buyer, dealer, unverifiedDealer } = demoSignIns;
    console.log(`
Sign in at ${config.publicUrl}/auth with the password ${demoPassword}
  Buyer               ${buyer.email}
  Dealer              ${dealer.email}
  Unverified dealer   ${unverifiedDealer.email}
Administrator at ${config.publicUrl}/admin-access: ${config.adminEmail}, password ${config.adminPassword ? 'as in ADMIN_PASSWORD' : demoPassword}
`);
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) await main();
