import type { ReactNode } from 'react';
import { termsVersion } from '../../shared/auth/schema.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { legalPageWords } from '../../words/site/legal-page.ts';
import { Contents } from './contents.tsx';
import { Document } from './document.tsx';

interface LegalProps {
  chrome: Chrome;
  lead: string;
  /** Sections in reading order; `id` is the anchor in the address. */
  sections: { id: string; title: string; body: ReactNode }[];
}

/** A legal text with its table of contents. */
export function Legal({ chrome, lead, sections }: LegalProps) {
  return (
    <Document chrome={chrome} description={lead}>
      <div className="wrap legal">
        <header>
          <h1 className="page-title">{chrome.title}</h1>
          <p className="lead mt-4 max-w-2xl">{lead}</p>
          <p className="text-muted mt-2 text-sm">{legalPageWords.version(termsVersion)}</p>
          {legalPageWords.governs && <p className="notice mt-4 max-w-2xl">{legalPageWords.governs}</p>}
        </header>
        <Contents sections={sections} />
        <article>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 className="text-2xl">{title}</h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </Document>
  );
}
