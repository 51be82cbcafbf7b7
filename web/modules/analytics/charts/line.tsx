interface LineProps {
  /** From left to right; null where there is nothing to take a value from. */
  points: readonly { now: number | null; before: number | null }[];
  /** What lies between two lines of the grid, the smallest first; the first that three of reach the highest value is taken. */
  steps: readonly number[];
  /** A value as a person reads it. */
  say: (value: number) => string;
  /** Below the points: a word for each, or one for where the line begins and one for where it ends. */
  below: readonly string[];
  summary: string;
  /** The last point still grows: what leads to it is dashed, and its dot empty. */
  isRunning?: boolean;
}

const height = 132;
const top = 14;
const room = 34;

/** The last values: which has its number above its point, and which below it, where there is room between them and the names. */
function labelsOf(now: number, before: number | null, y: (value: number) => number) {
  const sides = { above: -10, below: 20 };
  if (before === null) return [{ window: 'now', value: now, dy: sides.above }] as const;
  const [high, low] = now >= before ? (['now', 'before'] as const) : (['before', 'now'] as const);
  const values = { now, before };
  const isApart = y(values[low]) - y(values[high]) > room;
  const fitsBelow = y(values[low]) + sides.below < height;
  return [
    { window: high, value: values[high], dy: sides.above },
    ...(fitsBelow || isApart ? [{ window: low, value: values[low], dy: fitsBelow ? sides.below : sides.above }] : []),
  ];
}

/** A short number stands in the middle of its point, a long one over it, but no further right than the drawing has room. */
function aside(place: number, points: number, text: string) {
  if (place >= points - 2) return { textAnchor: 'end', dx: 0 } as const;
  if (text.length <= 5) return { textAnchor: 'middle', dx: 0 } as const;
  return place < 2 ? ({ textAnchor: 'start', dx: -10 } as const) : ({ textAnchor: 'end', dx: 28 } as const);
}

/** Values over a period as a line from 0, that of the period before dashed; what has no neighbour is a dot. `summary` says the same aloud. */
export function Line({ points, steps, say, below, summary, isRunning = false }: LineProps) {
  const highest = Math.max(0, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const step = steps.find((each) => each * 3 >= highest) ?? highest / 3;
  const x = (place: number) => `${((place + 0.5) / points.length) * 100}%`;
  const y = (value: number) => top + (height - top) * (1 - value / (3 * step));
  const last = points.findLastIndex(({ now }) => now !== null);
  const lastNow = points[last]?.now ?? null;
  const hasAllNames = below.length === points.length;
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
              const isUnfinished = (at: number) => isRunning && at === points.length - 1;
              return (
                <g key={place}>
                  {next?.place === place + 1 && (
                    <line
                      x1={x(place)}
                      x2={x(next.place)}
                      y1={y(value)}
                      y2={y(next.value)}
                      className={`chart-line-${window} ${isUnfinished(next.place) ? 'chart-unfinished' : ''}`}
                    />
                  )}
                  <circle
                    cx={x(place)}
                    cy={y(value)}
                    r={window === 'now' ? 4 : 2.5}
                    className={`chart-${window} ${isUnfinished(place) ? 'chart-unfinished' : ''}`}
                  />
                </g>
              );
            })}
          </g>
        ))}
        {lastNow !== null &&
          labelsOf(lastNow, points[last]?.before ?? null, y).map(({ window, value, dy }) => (
            <text
              key={window}
              x={x(last)}
              y={y(value) + dy}
              {...aside(last, points.length, say(value))}
              className={`chart-last chart-last-${window}`}
            >
              {say(value)}
            </text>
          ))}
        {hasAllNames &&
          below.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its place
            <text key={place} x={x(place)} y={height + 20} textAnchor="middle" className="chart-small">
              {name}
            </text>
          ))}
      </svg>
      {!hasAllNames && (
        <>
          <text x="70" y={height + 20} className="chart-small">
            {below[0]}
          </text>
          <text x="100%" y={height + 20} textAnchor="end" className="chart-small">
            {below.at(-1)}
          </text>
        </>
      )}
    </svg>
  );
}
