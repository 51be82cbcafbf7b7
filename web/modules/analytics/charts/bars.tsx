import { Fragment } from 'react';
import { analyticsWords } from '../../../../words/analytics/analytics.ts';

export interface Bar {
  id: string;
  label: string;
  now: number;
  /** Null where it is not to be compared. */
  before?: number | null;
  /** What leads to the next bar. */
  between?: string;
}

/** The longest bar, in percent: its number stands beside it. */
const longest = 55;

/** Counts as bars from 0 with their numbers, each above that of the period before where it has one. `summary` says the same aloud. */
export function Bars({ bars, summary }: { bars: readonly Bar[]; summary: string }) {
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before ?? 0]));
  const width = (count: number) => `${(longest * count) / most}%`;
  return (
    <div className="grid gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-center" role="img" aria-label={summary}>
      {bars.map(({ id, label, now, before, between }) => (
        <Fragment key={id}>
          <p className="text-sm font-semibold wrap-anywhere max-sm:mt-1">{label}</p>
          <svg width="100%" height={before == null ? 26 : 36} aria-hidden="true">
            <rect y="2" width={width(now)} height="22" rx="3" className="chart-now" />
            {before != null && <rect y="26.5" x="0.5" width={width(before)} height="7" rx="2" className="chart-before" />}
            <text x={width(Math.max(now, before ?? 0))} y="19" dx="8" className="chart-value">
              {now}
              {before != null && (
                <tspan dx="8" className="chart-small">
                  {analyticsWords.before(before)}
                </tspan>
              )}
            </text>
          </svg>
          {between && <p className="text-muted text-sm sm:col-span-2">{between} ↓</p>}
        </Fragment>
      ))}
    </div>
  );
}
