import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { personPageWords } from '../../../words/people/person-page.ts';
import { Paged, type PagedList } from '../../ui/paged.tsx';

/** How many rows of a section are shown at first. */
const previewed = 5;

interface SectionProps<Row> {
  title: string;
  /** Beside the title: what they come to. */
  note?: ReactNode;
  list: PagedList<Row>;
  empty: string;
  children: (row: Row) => ReactNode;
}

/** One section of a person's page: its first rows, then all of them page by page. */
export function Section<Row extends { id: string }>({ title, note, list, empty, children }: SectionProps<Row>) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? list.rows : list.rows?.slice(0, previewed);
  const isCut = rows?.length !== list.rows?.length;
  return (
    <section className="min-w-0" aria-labelledby={titleId}>
      <header className="border-line mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b">
        <h2 id={titleId} className="text-[1.375rem]">
          {title}
        </h2>
        {note && <div className="text-muted text-sm">{note}</div>}
      </header>
      <Paged
        list={{ ...list, rows, ...(isCut && { hasMore: true, readMore: () => setWhole(true) }) }}
        loading={personPageWords.loading}
        empty={<p className="text-muted py-3">{empty}</p>}
      >
        {(shown) => (
          <ul className="divide-line divide-y">
            {shown.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}

interface RowProps {
  /** The screen that shows it; without one it is not a link. */
  to?: string;
  name: string;
  /** Under the name. */
  detail: ReactNode;
  /** At the end: an amount, a state. */
  end?: ReactNode;
}

/** A row of a section, which leads to its screen. */
export function Row({ to, name, detail, end }: RowProps) {
  const inside = (
    <>
      <span className="min-w-[min(100%,10rem)] flex-1">
        <span className={`block font-bold wrap-anywhere ${to ? 'group-hover:underline' : ''}`}>{name}</span>
        <span className="text-muted block text-sm wrap-anywhere">{detail}</span>
      </span>
      {end && <span className="ml-auto max-w-full shrink-0 text-right text-sm">{end}</span>}
    </>
  );
  const look = 'group flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-2';
  return to ? (
    <Link className={look} to={to}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  );
}
