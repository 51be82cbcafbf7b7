import { isComparable } from '../../shared/analytics/comparable.ts';
import { pieceWords } from '../../words/ui/piece.ts';

interface ChangeProps {
  now: number | null;
  before: number | null;
  /** From how many cases the two figures come; they are counts of cases themselves without it. */
  cases?: { now: number | null; before: number | null };
  /** Which of the two a reader would like. */
  better?: 'more' | 'less';
  /** A difference as a person reads it. */
  say: (difference: number) => string;
  /** 'vs 30 days before'. */
  versus: string;
}

/** How a figure changed: an arrow, the amount, against what; green when it got better, whichever way that is. Nothing where there are too few cases. */
export function Change({ now, before, cases = { now, before }, better, say, versus }: ChangeProps) {
  if (!isComparable(cases)) return null;
  const difference = now !== null && before !== null ? now - before : null;
  if (difference === null) return <span className="text-muted text-sm">{pieceWords.noComparison}</span>;
  if (difference === 0)
    return (
      <span className="text-muted text-sm">
        {pieceWords.noChange} {versus}
      </span>
    );
  const isUp = difference > 0;
  const tone = better === undefined ? '' : (better === 'more') === isUp ? 'text-tea' : 'text-danger';
  return (
    <span className="text-muted text-sm">
      <span className={`font-bold ${tone}`}>
        <span aria-hidden="true">{isUp ? '▲' : '▼'}</span> <span className="sr-only">{isUp ? pieceWords.up : pieceWords.down} </span>
        {say(Math.abs(difference))}
      </span>{' '}
      {versus}
    </span>
  );
}
