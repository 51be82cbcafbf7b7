import { uuidv7 } from 'uuidv7';
import { nobodysName } from '../../../shared/accounts/nobody.ts';
import type { Tx } from '../../platform/data/database.ts';

/** Makes a profile that is nobody's, to stand for one side of one old deal: what is left of two deals does not show that they were the same person's. Returns its id. */
export async function makeNobody(tx: Tx, user_type: 'buyer' | 'dealer'): Promise<string> {
  const user_id = uuidv7();
  const erased_at = new Date().toISOString();
  await tx.insertInto('profiles').values({ user_id, user_type, full_name: nobodysName[user_type], is_nobody: true, erased_at }).execute();
  return user_id;
}
