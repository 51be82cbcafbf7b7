import { legalPageWords } from '../../words/site/legal-page.ts';

interface ContentsProps {
  /** The sections in reading order; `id` is the anchor in the address. */
  sections: readonly { id: string; title: string }[];
  className?: string;
}

/** The table of contents of a long page. */
export function Contents({ sections, className }: ContentsProps) {
  return (
    <nav aria-label={legalPageWords.onThisPage} className={className}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
