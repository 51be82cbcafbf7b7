import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { dayInWords } from '../../../shared/analytics/day.ts';
import { type Period, periodIn, periods } from '../../../shared/analytics/period.ts';
import { addressOf, type Read } from '../../../shared/contract.ts';
import { analyticsWords } from '../../../words/analytics/analytics.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useExport } from '../../client/use-export.ts';
import { useRead } from '../../client/use-read.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

type Schema = z.ZodMiniType;

interface FrameProps<P extends Schema, Q extends Schema, R extends Schema> {
  /** What is read for a period. */
  reads: (period: Period) => Read<P, Q, R>;
  /** The endpoint of the same as a file. */
  csv: { path: string };
  children: (figures: z.output<R>, period: Period) => ReactNode;
}

/** A page of figures: its period, which stands in the address, the days it means, the file, and what is drawn of them. */
export function AnalyticsFrame<P extends Schema, Q extends Schema, R extends z.ZodMiniType<{ from: string; to: string }>>({
  reads,
  csv,
  children,
}: FrameProps<P, Q, R>) {
  const period = periodIn(useSearchParams()[0]);
  const { data, error, refetch } = useRead('analytics', reads(period));
  const file = useExport(addressOf(csv.path, { query: { period } }), {
    done: analyticsWords.exported,
    failed: analyticsWords.notExported,
  });
  return (
    <>
      <PageTitle>
        <div className="ml-auto flex flex-wrap gap-3 max-sm:w-full">
          <Periods chosen={period} />
          <ExportButton {...file} />
        </div>
      </PageTitle>
      {!data && <NotLoaded {...{ error, refetch }} failure={analyticsWords.notFetched} loading={analyticsWords.loading} />}
      {data && (
        <div className="grid gap-5">
          <p className="text-muted -mt-3 text-sm">{analyticsWords.fromTo(dayInWords(data.from), dayInWords(data.to))}</p>
          {children(data, period)}
        </div>
      )}
    </>
  );
}

function Periods({ chosen }: { chosen: Period }) {
  return (
    <nav
      className="border-ink divide-line rounded-control flex min-w-max divide-x overflow-hidden border max-sm:flex-1"
      aria-label={analyticsWords.period}
    >
      {periods.map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          replace
          className={`inline-flex min-h-11 min-w-11 flex-1 items-center justify-center px-3 text-sm font-bold whitespace-nowrap ${period === chosen ? 'bg-ink text-card' : ''}`}
          aria-current={period === chosen ? 'true' : undefined}
          aria-label={analyticsWords.periodsAloud[period]}
        >
          {analyticsWords.periods[period]}
        </Link>
      ))}
    </nav>
  );
}
