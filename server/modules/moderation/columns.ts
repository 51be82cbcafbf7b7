import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import { waitingCases } from './queue.ts';

type Eb = ExpressionBuilder<DB & { n: DB['notifications'] }, 'n'>;

/** Of notices `n`: it says that a case waits, and the case waits no more (docs/domain/permissions.md, "What the administrator is told"). */
export const isOfEndedCase = (db: Reader) => (eb: Eb) =>
  eb.and([
    eb('n.kind', '=', word('case-waiting')),
    eb.not(eb.exists(waitingCases(db).where(sql<boolean>`w.kind = n.params ->> 'case' and w.id = (n.params ->> 'case_id')::uuid`))),
  ]);

/** Of notices `n`: unread. What tells the administrator of a case ends with it, read or not. */
export const isUnread =
  (db: Reader, { role }: { role: string }) =>
  (eb: Eb) =>
    role === 'admin' ? eb.and([eb('n.read_at', 'is', null), eb.not(isOfEndedCase(db)(eb))]) : eb('n.read_at', 'is', null);
