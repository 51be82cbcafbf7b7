import type { UpdateResult } from 'kysely';

/**
 * After a compare-and-swap (`update … where id and status in (from)`): exactly one row moved. The row was locked and its rule asked before, so
 * anything else is a fault of ours, and the transaction ends.
 */
export function moved({ numUpdatedRows }: UpdateResult): void {
  if (numUpdatedRows !== 1n) throw new Error('a locked row was not in the state that its rule had seen');
}
