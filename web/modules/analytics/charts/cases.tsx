import { Fragment } from 'react';
import { shareInWords } from '../../../../shared/analytics/share.ts';

export interface Cases {
  label: string;
  good: number;
  /** Not known yet. */
  open: number;
  all: number;
}

/** More than these of one row are a bar. */
const most = 20;

/** Few cases one by one: filled those that went well, dashed those that wait; many as a bar. `summary` says the same aloud. */
export function CaseRows({ rows, summary }: { rows: readonly Cases[]; summary: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2" role="img" aria-label={summary}>
      {rows.map(({ label, good, open, all }) => (
        <Fragment key={label}>
          <div className="grid min-h-7 gap-x-2 gap-y-1 min-[27rem]:grid-cols-[9.5rem_minmax(0,1fr)] min-[27rem]:items-center">
            <span className="text-sm">{label}</span>
            {all > most ? (
              <svg width="100%" height="20" aria-hidden="true">
                <rect x="0.5" y="0.5" width="99%" height="19" rx="3" className="chart-before" />
                <rect width={`${(99 * good) / all}%`} height="20" rx="3" className="chart-now" />
              </svg>
            ) : (
              <span className="flex flex-wrap gap-0.5">
                {Array.from({ length: all }, (_, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cases differ by nothing but their place
                  <span key={nth} className={`case ${nth < good ? 'case-good' : nth >= all - open ? 'case-open' : ''}`} />
                ))}
              </span>
            )}
          </div>
          <span className="text-right text-sm font-bold tabular-nums">{shareInWords(good, all)}</span>
        </Fragment>
      ))}
    </div>
  );
}
