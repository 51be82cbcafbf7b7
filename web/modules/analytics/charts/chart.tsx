import { type ReactNode, useId, useState } from 'react';
import type { Table } from '../../../../shared/analytics/table.ts';
import { analyticsWords } from '../../../../words/analytics/analytics.ts';
import { Numbers } from './numbers.tsx';
import './charts.css';

interface ChartProps {
  title: string;
  /** The same figures as a table, behind "Show numbers". */
  numbers?: Table;
  /** Beside the title where there is no table to show. */
  aside?: ReactNode;
  /** What is drawn, in a sentence. */
  note?: ReactNode;
  children: ReactNode;
}

/** A card with a drawing of figures, which can be read as a table too. */
export function Chart({ title, numbers, aside, note, children }: ChartProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="card grid min-w-0 content-start gap-3 p-4 lg:px-5" aria-labelledby={id}>
      <header className="-mt-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="text-[1.1875rem]">
          {title}
        </h2>
        {aside}
        {numbers && (
          <button
            type="button"
            className="link min-h-11 cursor-pointer text-sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? analyticsWords.hideNumbersOf(title) : analyticsWords.showNumbersOf(title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? analyticsWords.hideNumbers : analyticsWords.showNumbers}
          </button>
        )}
      </header>
      {children}
      {note && <p className="text-muted text-sm">{note}</p>}
      {numbers && isOpen && <Numbers {...numbers} />}
    </section>
  );
}
