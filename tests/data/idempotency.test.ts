import { expect, it } from 'vitest';
import { claimKeyOfNewAccount } from '../../server/platform/data/idempotency.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
const idTaken = { problem: { status: 409, code: 'id_taken' } };

it('the same thing is one whose fields stand in another order, or say nothing as null: a tab that was open before a deploy sends it so', async () => {
  const id = crypto.randomUUID();
  const tx = await db.startTransaction().execute();
  try {
    expect(await claimKeyOfNewAccount(tx, { id, make: 'Toyota', price: 900_000 })).toBe(true);
    expect(await claimKeyOfNewAccount(tx, { price: 900_000, id, make: 'Toyota', color: null })).toBe(false);
    await expect(claimKeyOfNewAccount(tx, { id, make: 'Toyota', price: 900_001 })).rejects.toMatchObject(idTaken);
    await expect(claimKeyOfNewAccount(tx, { id, make: 'Toyota', price: 900_000, color: 'White' })).rejects.toMatchObject(idTaken);
    await expect(claimKeyOfNewAccount(tx, { id, make: 'Toyota' })).rejects.toMatchObject(idTaken);
  } finally {
    await tx.rollback().execute();
  }
});
