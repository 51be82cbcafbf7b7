import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { Kind } from '../../../shared/notifications/kinds.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { waitingCases } from './queue.ts';

type Eb = ExpressionBuilder<DB & { n: DB['notifications'] }, 'n'>;

/** A kind of notice that ends with its cause: who gets such, and whether that of a notice `n` is over. */
interface Ending {
  kind: Kind;
  role: Role;
  isOver(db: Reader): RawBuilder<boolean>;
}

const endings: Ending[] = [
  {
    kind: 'case-waiting',
    role: 'admin',
    isOver: (db) =>
      sql`not exists (${waitingCases(db).where(sql<boolean>`w.kind = n.params ->> 'case' and w.id = (n.params ->> 'case_id')::uuid`)})`,
  },
  {
    kind: 'licence-asked',
    role: 'dealer',
    isOver: () => sql`exists (select from profiles as p where p.user_id = n.user_id and p.business_license is not null)`,
  },
];

const hasEnding = (db: Reader, some: Ending[]) => (eb: Eb) =>
  eb.or(some.map(({ kind, isOver }) => eb.and([eb('n.kind', '=', word(kind)), isOver(db)])));

/** Of notices `n`: their cause is over, so they are shown and counted no more (docs/domain/permissions.md, "Notices"). */
export const hasEnded = (db: Reader) => hasEnding(db, endings);

/** Of the actor's notices `n`: their cause goes on. Asks about the kinds of the actor's role only: every page counts them. */
export const goesOn = (db: Reader, actor: Actor) => (eb: Eb) =>
  eb.not(
    hasEnding(
      db,
      endings.filter(({ role }) => role === actor.role),
    )(eb),
  );

/** The ids of the actor's unread notices, no more than are counted. */
export function unreadNotices(db: Reader, actor: Actor) {
  return db
    .selectFrom('notifications as n')
    .select('n.id')
    .where('n.user_id', '=', actor.user_id)
    .where('n.read_at', 'is', null)
    .where(goesOn(db, actor))
    .limit(mostCounted);
}
