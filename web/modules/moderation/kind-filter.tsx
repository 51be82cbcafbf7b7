import { counted } from '../../../shared/home/limits.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import { caseQueueWords } from '../../../words/moderation/case-queue.ts';
import { kindsInOrder } from './kinds.ts';

type Counts = Partial<Record<CaseKind, number>>;

interface KindFilterProps {
  kind: CaseKind | undefined;
  /** Undefined while they are not known: then no number is shown. */
  counts: Counts | undefined;
  onChange: (kind: CaseKind | undefined) => void;
}

/** Which kind of case is shown, each with how many wait. */
export function KindFilter({ kind, counts, onChange }: KindFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{caseQueueWords.show}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip label={caseQueueWords.all} count={all} isChosen={kind === undefined} onChoose={() => onChange(undefined)} />
        {kindsInOrder.map((each) => (
          <Chip
            key={each}
            label={caseQueueWords.kinds[each].other}
            count={counts && (counts[each] ?? 0)}
            isChosen={kind === each}
            onChoose={() => onChange(kind === each ? undefined : each)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Chip({ label, count, isChosen, onChoose }: { label: string; count: number | undefined; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      className={`rounded-control min-h-11 cursor-pointer border px-3 text-sm font-bold ${isChosen ? 'border-ink bg-ink text-card' : 'border-muted'}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {label} {count !== undefined && <span className="font-normal">{counted(count)}</span>}
    </button>
  );
}
