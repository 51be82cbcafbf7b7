import { ageOf } from '../../../shared/age.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import { caseQueueWords } from '../../../words/moderation/case-queue.ts';

/** How long a case has waited, red when we are past what we promise; the colour is said in words too. */
export function Age({ kind, since, now }: { kind: CaseKind; since: string; now: Date }) {
  const { words, isLate } = ageOf({ kind, since }, now);
  return (
    <span
      className={`rounded-control shrink-0 border px-2 py-0.5 text-sm font-bold whitespace-nowrap ${isLate ? 'border-danger bg-danger-soft text-danger' : 'border-line'}`}
    >
      {words}
      {isLate && <span className="sr-only">{caseQueueWords.late}</span>}
    </span>
  );
}
