import { type ReactNode, useId } from 'react';

interface CaseSectionProps {
  title: string;
  note?: string | false;
  children: ReactNode;
}

/** A part of the facts of a case, below its heading. */
export function CaseSection({ title, note, children }: CaseSectionProps) {
  const id = useId();
  return (
    <section className="card grid content-start gap-4 p-4" aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      {children}
    </section>
  );
}
