import type { RawBuilder } from 'kysely';
import type { CaseView } from '../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';

/** A case that waits for the administrator, and since when. */
export interface WaitingCase {
  kind: CaseKind;
  id: string;
  since: string;
}

type RowOf<K> = Extract<QueueRow, { kind: K }>;

/** A kind of case: how it is found, what the queue says of it, and what is read to decide it. Its decision is an act of the module it is about. */
export interface KindOfCase<K extends CaseKind> {
  /** Those that wait, on an index of nothing but what waits. */
  waiting(db: Reader): RawBuilder<WaitingCase>;
  /** What the queue says of these cases; nothing of one that was decided meanwhile. */
  rows(db: Reader, ids: string[]): Promise<Omit<RowOf<K>, 'kind' | 'since'>[]>;
  /** What a home names the oldest by: a person, a car, 'Message: “Asked for a deposit”'. */
  example(row: RowOf<K>): string;
  /** The car that it is about, or ''. */
  carOf(row: RowOf<K>): string;
  /** All its facts, decided or not; undefined when there is none. Where messages are among them, that they are read is recorded first. */
  read(db: Database, actor: Actor, id: string): Promise<Extract<CaseView, { kind: K }> | undefined>;
}
