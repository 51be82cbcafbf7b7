import type { Database } from '../../server/platform/data/database.ts';
import { startQuietDemo } from './demo.ts';
import { type Marketplace, startMarketplace } from './marketplace.ts';
import { strictly } from './strictly.ts';
import { test as base } from './tries.ts';

interface Checked {
  /** Fails the journey after which the shared demo is another one. */
  demoUnchanged: undefined;
}

interface Shared {
  /** The demo, for journeys that only read: all of a process share it. What its people have read is marked as read by whoever came first. */
  demo: Marketplace;
  /** A marketplace for journeys that make their own people, whose names and addresses no other journey uses: all of a process share it. */
  market: Marketplace;
}

// What is recorded of people who only look.
const reading = [
  'account.signed_in',
  'account.sign_in_failed',
  'session.ended',
  'message.read',
  'notification.read',
  'thread.inspected',
  'list.exported',
  'account.new_browser',
] as const;

/** The demo that journeys of this process share, if one has begun, and the last event before they came. */
let shared: { db: Database; since: number } | undefined;

/** A journey in a browser. One that fails is run once more, unless it failed at `strictly`. */
export const test = base.extend<Checked, Shared>({
  demoUnchanged: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs; asking for the demo would start it for those that need none.
    async ({}, use) => {
      await use(undefined);
      if (!shared) return;
      const { db, since } = shared;
      const changes = await db.selectFrom('events').select('type').where('id', '>', since).where('type', 'not in', reading).execute();
      strictly(changes, 'a journey that takes the shared demo only reads').toEqual([]);
    },
    { auto: true },
  ],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const demo = await startQuietDemo();
      const { id } = await demo.db.selectFrom('events').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      shared = { db: demo.db, since: id };
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const market = await startMarketplace();
      await use(market);
      await market.stop();
    },
    { scope: 'worker' },
  ],
});
