interface LineProps {
  /** From left to right; null where there is nothing to take a value from. */
  points: readonly { now: number | null; before: number | null }[];
  /** What lies between two lines of the grid, the smallest first; the first that three of reach the highest value is taken. */
  steps: readonly number[];
  /** A value as a person reads it. */
  say: (value: number) => string;
  /** Below the first and the last point. */
  from: string;
  to: string;
  summary: string;
}

const height = 132;
const top = 14;

/** Values over a period as a line from 0, that of the period before dashed; what has no neighbour is a dot. `summary` says the same aloud. */
export function Line({ points, steps, say, from, to, summary }: LineProps) {
  const highest = Math.max(0, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const step = steps.find((each) => each * 3 >= highest) ?? highest / 3;
  const x = (place: number) => `${((place + 0.5) / points.length) * 100}%`;
  const y = (value: number) => top + (height - top) * (1 - value / (3 * step));
  const last = points.findLastIndex(({ now }) => now !== null);
  const drawn = (['before', 'now'] as const).map((window) => ({
    window,
    marks: points.flatMap((point, place) => (point[window] === null ? [] : [{ place, value: point[window] }])),
  }));
  return (
    <svg width="100%" height={height + 28} role="img" aria-label={summary}>
      {[0, 1, 2, 3].map((line) => (
        <g key={line}>
          <text x="62" y={y(line * step) + 4} textAnchor="end" className="chart-small">
            {line === 0 ? 0 : say(line * step)}
          </text>
          <line x1="70" x2="100%" y1={y(line * step)} y2={y(line * step)} className="chart-axis" />
        </g>
      ))}
      <svg x="70" width="72%" overflow="visible" aria-hidden="true">
        {drawn.map(({ window, marks }) => (
          <g key={window}>
            {marks.map(({ place, value }, nth) => {
              const next = marks[nth + 1];
              return (
                <g key={place}>
                  {next?.place === place + 1 && (
                    <line x1={x(place)} x2={x(next.place)} y1={y(value)} y2={y(next.value)} className={`chart-line-${window}`} />
                  )}
                  <circle cx={x(place)} cy={y(value)} r={window === 'now' ? 4 : 2.5} className={`chart-${window}`} />
                </g>
              );
            })}
          </g>
        ))}
        {last >= 0 && (
          <text x={x(last)} y={y(points[last]?.now ?? 0) - 10} textAnchor={last < 2 ? 'start' : 'end'} className="chart-value">
            {say(points[last]?.now ?? 0)}
          </text>
        )}
        <text x="0" y={height + 20} className="chart-small">
          {from}
        </text>
      </svg>
      <text x="100%" y={height + 20} textAnchor="end" className="chart-small">
        {to}
      </text>
    </svg>
  );
}
