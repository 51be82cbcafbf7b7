import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AuditRow } from '../../../shared/audit/api.ts';
import { shortMoment } from '../../../shared/time.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useActivity } from './queries.ts';

const shown = 8;

/** The latest of the log, in sentences. */
export function Activity() {
  const { data, error, refetch } = useActivity();
  return (
    <section className="min-w-0" aria-labelledby="recent-activity">
      <header className="border-line flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-b">
        <h2 id="recent-activity" className="text-[1.375rem]">
          {overviewWords.recentActivity}
        </h2>
        <Link className="link inline-flex min-h-11 min-w-11 items-center justify-end text-sm" to={paths.audit}>
          {overviewWords.audit}
        </Link>
      </header>
      {!data && <NotLoaded {...{ error, refetch }} failure={overviewWords.notLoaded} isShort loading={overviewWords.loading} />}
      {data?.rows.length === 0 && <p className="text-muted py-3">{overviewWords.nothingYet}</p>}
      <ul className="divide-line divide-y">
        {data?.rows.slice(0, shown).map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Line({ row: { at, who, sentence } }: { row: AuditRow }) {
  const now = useNow();
  const isNamed = sentence.startsWith(who);
  return (
    <li className="gap-3 py-2.5 sm:flex">
      <span className="text-muted block shrink-0 text-sm sm:w-28">{shortMoment(at, now)}</span>
      <span className="min-w-0 wrap-anywhere">
        {isNamed && <b>{who}</b>}
        {isNamed ? sentence.slice(who.length) : sentence}
      </span>
    </li>
  );
}
