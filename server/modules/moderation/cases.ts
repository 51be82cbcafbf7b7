import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { carCase } from './cases/car.ts';
import { changeCase } from './cases/change.ts';
import { contestCase } from './cases/contest.ts';
import { dealerCase } from './cases/dealer.ts';
import { disputeCase } from './cases/dispute.ts';
import { lookalikeCase } from './cases/lookalike.ts';
import { reportCase } from './cases/report.ts';
import type { KindOfCase, WaitingCase } from './kind-of-case.ts';

const kinds: { [K in CaseKind]: KindOfCase<K> } = {
  dispute: disputeCase,
  report: reportCase,
  contest: contestCase,
  lookalike: lookalikeCase,
  dealer: dealerCase,
  change: changeCase,
  car: carCase,
};

/** The kind of this row or case, which takes what is of it: the types of a table can't say so. */
export const kindOf = ({ kind }: { kind: CaseKind }) => kinds[kind] as KindOfCase<CaseKind>;

/** The rows of these cases, in their order. A case may be decided between the two reads: then it has no facts, and no row. */
export async function queueRows(db: Reader, waiting: WaitingCase[]): Promise<QueueRow[]> {
  const rowsOf = async (kind: CaseKind) => {
    const ids = waiting.filter((one) => one.kind === kind).map(({ id }) => id);
    return (await kindOf({ kind }).rows(db, ids)).map((row) => ({ ...row, kind }));
  };
  const found = await Promise.all([...new Set(waiting.map(({ kind }) => kind))].map(rowsOf));
  const facts = found.flat();
  return waiting.flatMap(({ kind, id, since }) => {
    const row = facts.find((one) => one.kind === kind && one.id === id);
    return row ? [{ ...row, since } as QueueRow] : [];
  });
}
