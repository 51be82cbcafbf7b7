import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { photoOwners } from '../../server/modules/photos/owners.ts';
import { insertPhoto } from '../../server/modules/photos/queries.ts';
import type { Tx } from '../../server/platform/data/database.ts';
import { testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();
const own = await dealer(app, db);
const bidId = await placedBid(own, await postedRequest(await buyer(app, db)));

const definition = (tx: Tx) =>
  sql<{ text: string }>`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'photos_at_most_one_owner'`
    .execute(tx)
    .then(({ rows }) => rows[0]?.text ?? '');

/** The constraint that refuses a photo with these values, or null; nothing is kept. */
function refusing(
  values: Record<string, unknown>,
  { stored = true, prepare }: { stored?: boolean; prepare?: (tx: Tx) => Promise<void> } = {},
): Promise<string | null> {
  const undo = new Error('undo');
  const trying = db.transaction().execute(async (tx) => {
    await prepare?.(tx);
    const id = uuidv7();
    await insertPhoto(tx, { id, kind: 'bid', owner_id: own.user_id, name: id, width: 1, height: 1, placeholder: 'data:,', stored });
    await tx.updateTable('photos').set(values).where('id', '=', id).execute();
    throw undo;
  });
  return trying.catch((error) => {
    if (error === undo) return null;
    if (error.code !== '23514') throw error;
    return error.constraint;
  });
}

test('a photo has one owner or none, and an owner only while it is stored', async () => {
  expect(await refusing({ bid_id: null })).toBeNull();
  expect(await refusing({ bid_id: bidId })).toBeNull();
  expect(await refusing({ bid_id: bidId }, { stored: false })).toBe('photos_at_most_one_owner');
  expect(await refusing({ bid_id: bidId, stored: false, removed: true })).toBe('photos_at_most_one_owner');
  expect(await refusing({ removed: true })).toBe('photos_removed_is_not_stored');
});

test('a photo is taken by an owner of the kind that it was uploaded for', async () => {
  expect(await refusing({ licence_dealer_id: own.user_id })).toBe('photos_owner_of_kind');
  expect(await refusing({ licence_dealer_id: own.user_id, kind: 'licence' })).toBeNull();
  expect(await refusing({ bid_id: bidId, kind: 'licence' })).toBe('photos_owner_of_kind');
  expect(await refusing({ kind: 'logbook' })).toBe('photos_kind_known');
});

test('two owners are refused, with another kind added as a migration would', async () => {
  const prepare = async (tx: Tx) => {
    const check = (await definition(tx)).replace('num_nonnulls(bid_id', 'num_nonnulls(logbook_id, bid_id');
    await sql`alter table photos add column logbook_id uuid, drop constraint photos_at_most_one_owner,
      add constraint photos_at_most_one_owner ${sql.raw(check)}`.execute(tx);
  };
  expect(await refusing({ logbook_id: uuidv7() }, { prepare })).toBeNull();
  expect(await refusing({ bid_id: bidId, logbook_id: uuidv7() }, { prepare })).toBe('photos_at_most_one_owner');
});

test('the kinds of owners in the code are the columns that the constraint counts, and all that point elsewhere than to the dealer', async () => {
  const inCode = Object.values(photoOwners).map(({ column }) => column);
  const counted = await db.transaction().execute(definition);
  expect(/num_nonnulls\(([^)]*)\)/.exec(counted)?.[1]?.split(', ')).toEqual(inCode);
  const { rows } = await sql<{ column: string }>`
    select a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = 'photos'::regclass and a.attname <> 'owner_id' order by a.attnum`.execute(db);
  expect(rows.map(({ column }) => column)).toEqual(inCode);
});
