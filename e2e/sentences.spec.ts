import { expect } from '@playwright/test';
import { admin } from './sentences/admin.ts';
import { buyer } from './sentences/buyer.ts';
import { dealer } from './sentences/dealer.ts';
import { buyerWhoSignsUp, dealerWhoSignsUp } from './sentences/newcomers.ts';
import { visitor } from './sentences/visitor.ts';
import { writer } from './sentences/writer.ts';
import { startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { quotedSentences } from './support/quoted.ts';
import { newReader } from './support/reader.ts';

// Every sentence that docs/specification.md has in quotation marks, seen in the running program by somebody who got there as people do.

const walks = [visitor, buyerWhoSignsUp, dealerWhoSignsUp, buyer, writer, dealer, admin];

test('each quoted sentence of docs/specification.md appears in the running program', async ({ browser }) => {
  // Its own: people of the demo meet whatever can happen to them.
  const market = await startDemo();
  const readers = await Promise.all(walks.map(async () => newReader(browser, market)));
  const walked = await Promise.allSettled(readers.map((reader, n) => walks[n]?.(reader, market)));
  const missing = quotedSentences().filter((sentence) => !readers.some(({ hasRead }) => hasRead(sentence)));
  await Promise.all(readers.map(({ page }) => page.context().close()));
  await market.stop();
  const stopped = walked.flatMap((walk, n) => (walk.status === 'rejected' ? `${walks[n]?.name}: ${walk.reason}` : []));
  const missed = readers.flatMap((reader) => reader.missed);
  expect({ stopped, missed, missing }).toEqual({ stopped: [], missed: [], missing: [] });
});
