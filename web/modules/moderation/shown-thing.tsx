import type { ReactNode } from 'react';
import { shortDate } from '../../../shared/time.ts';

interface ShownThingProps {
  title: string;
  note: string | null;
  date?: string;
  children: ReactNode;
}

/** A reported thing, below its name. */
export function ShownThing({ title, note, date, children }: ShownThingProps) {
  return (
    <section className="card grid content-start gap-3 p-4" aria-labelledby="the-thing">
      <div>
        <h2 id="the-thing" className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{[note, date && shortDate(date)].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </section>
  );
}

/** What its owner wrote. */
export function Words({ text }: { text: string | null }) {
  return text ? <p className="wrap-anywhere whitespace-pre-line">“{text}”</p> : <p className="text-muted">No words</p>;
}
