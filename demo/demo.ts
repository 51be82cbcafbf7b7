import path from 'node:path';
import { sql } from 'kysely';
import { ensureAdmin } from '../server/modules/auth/administrator.ts';
import { hashPassword } from '../server/modules/auth/passwords.ts';
import { writeVocabulary } from '../server/modules/search/vocabulary.ts';
import { savePayment } from '../server/modules/settings/settings.ts';
import { type Database, openDatabase, openPool, type Tx } from '../server/platform/data/database.ts';
import { sharedSecret } from '../server/platform/data/shared-secret.ts';
import { diskStorage, type Storage } from '../server/platform/files/storage.ts';
import type { Actor } from '../server/platform/http/session.ts';
import { CannotStart, endOnError } from '../server/platform/process/cannot-start.ts';
import { readConfig } from '../server/platform/process/config.ts';
import { speakToReaders } from '../server/platform/process/language.ts';
import { createLog, type Log } from '../server/platform/process/log.ts';
import { addressWithKey, machineKey } from '../server/platform/process/machine-key.ts';
import { become, findServerUser } from '../server/platform/process/server-user.ts';
import { paths } from '../shared/addresses/paths.ts';
import { servicePaths } from '../shared/addresses/service-paths.ts';
import { type Cast, openAccounts } from './accounts.ts';
import { actorOf } from './actor.ts';
import { storyActs } from './acts.ts';
import { type Album, openAlbum } from './album.ts';
import { dice } from './dice.ts';
import { factsFor } from './facts.ts';
import { furtherOffers } from './further-offers.ts';
import { type Act, live } from './past.ts';
import { demoPassword, emailOf } from './people.ts';
import { cars } from './photos.ts';
import { resetDemo } from './reset.ts';
import { withSentPhotos } from './sent-photos.ts';
import { stockActs } from './stock/acts.ts';
import { afterwards } from './stock/afterwards.ts';
import { offeredCar, type StockCar, stockCars } from './stock/cars.ts';
import { dealsDone } from './stories/deals-done.ts';
import { dealsOpen } from './stories/deals-open.ts';
import { demoBuyerStories } from './stories/demo-buyer.ts';
import { demoDealerStories } from './stories/demo-dealer.ts';
import { requestsAlike } from './stories/requests-alike.ts';
import { requestsCompared } from './stories/requests-compared.ts';
import { requestsFresh } from './stories/requests-fresh.ts';
import type { DemoOffer, Party } from './story.ts';
import { instantOf, minutesAfter } from './times.ts';

export const stories = [
  ...demoBuyerStories,
  ...demoDealerStories,
  ...dealsDone,
  ...dealsOpen,
  ...requestsCompared,
  ...requestsFresh,
  ...requestsAlike,
];

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
 * Fills a marketplace that has nobody but its administrator with a believable one: the last 60 days of people, requests, offers with pictures, viewings,
 * chats, sales and ratings are lived through by the program itself. Sends nothing to anybody.
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
    // Limits are counted under it, and no server has run yet.
    await sharedSecret(tx);

    const { acts, album } = tell(
      openAccounts(new Date(), await findAdmin(tx), await hashPassword(demoPassword, { kind: 'known', name: 'demo' })),
    );
    // Drawn by other threads meanwhile. A photo that can't be kept ends it at the next act, not after all of them.
    const broken = new AbortController();
    const stored = album.store(storage).catch((error: unknown) => broken.abort(error));
    await live(tx, acts, { storage, keepsSchedule: true, until: broken.signal });
    await stored;
    broken.signal.throwIfAborted();
    // Else a search would forgive nothing until the clock comes round.
    await writeVocabulary(tx);
    log.info({ requests: stories.length, photos: album.photos.length, acts: acts.length }, 'the demo marketplace is filled');
    return demoSignIns;
  });
}

async function findAdmin(tx: Tx) {
  const row = await tx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.user_id', 'p.full_name', 'u.email'])
    .where('p.admin_role', 'is not', null)
    .executeTakeFirstOrThrow();
  return actorOf({ ...row, role: 'admin' });
}

/** Everything that people do in the demo, and the photos they upload. */
function tell({ acts, ...cast }: Cast & { acts: Act[] }): { acts: Act[]; album: Album } {
  const album = openAlbum();
  const { now, admin } = cast;
  // A number that no business has.
  const payment = { kind: 'paybill', number: '000111', name: 'TafutaGari Ltd' } as const;
  acts.push({ at: instantOf('59d 09:00', now), act: (db) => savePayment(db, admin, payment) });
  const fromStock = (car: StockCar) => {
    const { acts: added, ...stocked } = stockActs(car, { now, album, dealer: cast.dealers[car.dealer] });
    acts.push(...added);
    return stocked;
  };
  const withPhotos = (offer: DemoOffer): DemoOffer => {
    const offered = offeredCar(offer);
    if (offered) {
      const { car } = fromStock(offered);
      return { ...offer, car_id: car.id, image_urls: car.image_urls };
    }
    if (!offer.picture) return offer;
    const at = minutesAfter(instantOf(offer.placed, now), -2);
    const { image_urls, uploaded } = album.upload(cast.dealers[offer.dealer], at, { kind: 'bid', shot: cars[offer.picture], pixels: 1200 });
    acts.push(uploaded);
    return { ...offer, image_urls };
  };
  const chatting = (offer: DemoOffer, people: Record<Party, Actor>): DemoOffer => {
    const told = offer.appointments?.map((appointment) => withSentPhotos(appointment, { now, album, people }));
    if (!told) return offer;
    acts.push(...told.flatMap(({ acts: uploads }) => uploads));
    return { ...offer, appointments: told.map(({ appointment }) => appointment) };
  };
  for (const [place, story] of stories.entries()) {
    // Each story has dice of its own: what the hour of the day changes in one changes nothing in the others.
    const luck = dice(254 + place);
    const offers = [...(story.offers ?? []), ...furtherOffers(story, now, luck)]
      .map((offer) => ({ facts: factsFor(story, offer, luck), ...offer }))
      .map(withPhotos)
      .map((offer) => chatting(offer, { buyer: cast.buyers[story.buyer], dealer: cast.dealers[offer.dealer] }));
    acts.push(...storyActs(story, offers, { now, admin, buyer: cast.buyers[story.buyer], dealer: ({ dealer }) => cast.dealers[dealer] }));
  }
  const stock = stockCars(dice(8)).map(fromStock);
  acts.push(...afterwards(stock, { now, admin, buyers: Object.values(cast.buyers), dice: dice(42) }));
  return { acts, album };
}

/** `npm run demo` runs this before the server: the administrator, the marketplace, and who can sign in. With --reset it drops what there was first. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.mode === 'production') throw new CannotStart('Demo data, whose passwords everybody knows, is not for production.');
  if (!config.databaseUrl) throw new CannotStart('The demo data needs DATABASE_URL; `npm run demo` starts it with a database of its own.');
  const log = createLog(config.logLevel, 'demo');
  const db = openDatabase(openPool(config.databaseUrl, log));
  const storage = diskStorage(path.join(config.dataDir, 'files'));
  try {
    const isGiven = process.argv.includes('--given-database');
    if (process.argv.includes('--reset')) console.log(`\n${await resetDemo({ db, storage, dataDir: config.dataDir, isGiven })}`);
    const key = await machineKey(config.dataDir);
    // Its photos are the server's.
    become(await findServerUser(config, log));
    const adminPassword = config.adminPassword ?? demoPassword;
    await ensureAdmin(db, { ...config, adminPassword });
    await populate({ db, storage, log });
    const { buyer, dealer, unverifiedDealer } = demoSignIns;
    console.log(`
Sign in at ${config.publicUrl}${paths.auth()} with the password ${demoPassword}
  Buyer               ${buyer.email}
  Dealer              ${dealer.email}
  Unverified dealer   ${unverifiedDealer.email}
Administrator at ${config.publicUrl}${paths.adminAccess}: ${config.adminEmail}, password ${config.adminPassword ? 'as in ADMIN_PASSWORD' : demoPassword}
What it mails, for you only: ${config.publicUrl}${addressWithKey(servicePaths.devEmails, key)}
`);
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  endOnError('demo');
  speakToReaders('en');
  await main();
}
