import type { FactorChange } from '../../../../shared/auth/factor-changes.ts';
import { whyNotClearFactor } from '../../../../shared/auth/second-rules.ts';
import { inBatches } from '../../../platform/data/batches.ts';
import type { Database, Tx } from '../../../platform/data/database.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import { CannotStart } from '../../../platform/process/cannot-start.ts';
import type { Log } from '../../../platform/process/log.ts';
import { markOf } from '../../../platform/process/seal.ts';
import { recordChange } from './factors.ts';
import { deleteFactor, findUnreadable } from './queries.ts';

/** The administrator switches somebody's second step off, after a call (docs/domain/accounts.md, "Second step"). Throws 409 by `whyNotClearFactor`. */
export async function clearFactor(db: Database, actor: Actor, user_id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isOwn = user_id === actor.user_id;
    refuse(whyNotClearFactor({ isOwn, isOn: isOwn || (await deleteFactor(tx, user_id)) }));
    await recordChange(tx, actor, user_id, 'cleared');
  });
}

/** Switches the administrator's own off, for who is at the machine. Throws CannotStart when it is off. */
export async function clearOfAdministrator(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const admin = await tx.selectFrom('profiles').select('user_id').where('admin_role', 'is not', null).executeTakeFirst();
    if (!admin || !(await end(tx, admin.user_id, 'cleared_on_machine'))) throw new CannotStart('The administrator has no second step.');
  });
}

/**
 * Switches off the second steps that were sealed with another key than the operator's, as after a restore without it, and has their owners mailed: nobody
 * could sign in with them any more. Server and worker do it when they start; one query when there are none.
 */
export async function switchOffUnreadable(db: Database, sealKey: Buffer, log: Log): Promise<void> {
  let ended = 0;
  await inBatches(async (size) => {
    const owners = await findUnreadable(db, markOf(sealKey), size);
    for (const owner of owners) if (await db.transaction().execute((tx) => end(tx, owner, 'unreadable'))) ended += 1;
    return owners.length;
  });
  if (ended > 0) log.warn({ accounts: ended }, 'second steps were sealed with another operator’s key, and are off');
}

async function end(tx: Tx, userId: string, what: FactorChange): Promise<boolean> {
  const isEnded = await deleteFactor(tx, userId);
  if (isEnded) await recordChange(tx, null, userId, what);
  return isEnded;
}
