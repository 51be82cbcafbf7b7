interface ChangeProps {
  now: number | null;
  before: number | null;
  /** Which of the two a reader would like. */
  better?: 'more' | 'less';
  /** A difference as a person reads it. */
  say: (difference: number) => string;
  /** 'vs 30 days before'. */
  versus: string;
}

/** How a figure changed: an arrow, the amount, against what; green when it got better, whichever way that is. */
export function Change({ now, before, better, say, versus }: ChangeProps) {
  const difference = now !== null && before !== null ? now - before : null;
  if (difference === null) return <span className="text-muted text-sm">nothing to compare with</span>;
  if (difference === 0) return <span className="text-muted text-sm">no change {versus}</span>;
  const isUp = difference > 0;
  const tone = better === undefined ? '' : (better === 'more') === isUp ? 'text-tea' : 'text-danger';
  return (
    <span className="text-muted text-sm">
      <span className={`font-bold ${tone}`}>
        <span aria-hidden="true">{isUp ? '▲' : '▼'}</span> <span className="sr-only">{isUp ? 'up' : 'down'} </span>
        {say(Math.abs(difference))}
      </span>{' '}
      {versus}
    </span>
  );
}
