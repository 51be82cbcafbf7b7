import type { CaseView } from '../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { CaseKey, QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Database, Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { carCase } from './cases/car.ts';
import { changeCase } from './cases/change.ts';
import { dealerCase } from './cases/dealer.ts';
import { disputeCase } from './cases/dispute.ts';
import { reportCase } from './cases/report.ts';
import type { KindOfCase, WaitingCase } from './kind-of-case.ts';

const kinds: { [K in CaseKind]: KindOfCase<K> } = {
  dispute: disputeCase,
  report: reportCase,
  dealer: dealerCase,
  change: changeCase,
  car: carCase,
};

// What one kind takes is what the same kind gave, which the types of a table can't say.
const kindOf = (kind: CaseKind) => kinds[kind] as KindOfCase<CaseKind>;

/** The query for what waits of a kind. */
export const waitingOf = (db: Reader, kind: CaseKind) => kinds[kind].waiting(db);

/** One case with all its facts, for the administrator (docs/domain/lifecycles.md, "The queue"), decided or not; undefined when there is none. */
export function readCase(db: Database, actor: Actor, { kind, id }: CaseKey): Promise<CaseView | undefined> {
  return kinds[kind].read(db, actor, id);
}

/** What a home names a case by. */
export const exampleOf = (row: QueueRow) => kindOf(row.kind).example(row);

/** The car that a case is about, or ''. */
export const carOf = (row: QueueRow) => kindOf(row.kind).carOf(row);

/** The rows of these cases, in their order. A case may be decided between the two reads: then it has no facts, and no row. */
export async function queueRows(db: Reader, waiting: WaitingCase[]): Promise<QueueRow[]> {
  const idsOf = (kind: CaseKind) => waiting.filter((one) => one.kind === kind).map(({ id }) => id);
  const found = await Promise.all([...new Set(waiting.map(({ kind }) => kind))].map((kind) => kinds[kind].rows(db, idsOf(kind))));
  const facts = found.flat();
  return waiting.flatMap(({ kind, id, since }) => {
    const row = facts.find((one) => one.kind === kind && one.id === id);
    return row ? [{ ...row, since } as QueueRow] : [];
  });
}
