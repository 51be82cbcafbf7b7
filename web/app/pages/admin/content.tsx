import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { ContentText } from '../../../../shared/content/replies.ts';
import { contentPages } from '../../../../shared/content/schema.ts';
import { contentPageIn } from '../../../../shared/content/tab.ts';
import { contentManagementWords } from '../../../../words/content/content-management.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { placeOf, places } from '../../../modules/content/places.ts';
import { useTexts } from '../../../modules/content/queries.ts';
import { TextLine } from '../../../modules/content/text-line.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import '../../../ui/tabs.css';

const EditTextDialog = lazyDialog(async () => (await import('../../../modules/content/edit-text-dialog.tsx')).EditTextDialog);

/** /dashboard/admin/content: every text of the public pages, by page and section (docs/domain/words.md, "Site texts"). */
export function Component() {
  const [address] = useSearchParams();
  const page = contentPageIn(address);
  const { data, error, refetch } = useTexts(page);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = data?.rows.find(({ id }) => id === editing);
  const sections = Object.keys(places).filter((key) => key.startsWith(`${page}/`));
  return (
    <>
      <PageTitle>
        <nav className="tabs" aria-label={contentManagementWords.pages}>
          {contentPages.map((name) => (
            <Link key={name} to={paths.adminContent(name)} aria-current={name === page ? 'page' : undefined} replace>
              {contentManagementWords.pageNames[name]}
            </Link>
          ))}
        </nav>
      </PageTitle>
      {!data && <NotLoaded {...{ error, refetch }} failure={contentManagementWords.notLoaded} loading={contentManagementWords.loading} />}
      {data && sections.map((key) => <Section key={key} section={key} texts={data.rows} onEdit={setEditing} />)}
      {edited && <EditTextDialog text={edited} onClose={() => setEditing(null)} />}
    </>
  );
}

interface SectionProps {
  /** 'page_key/section_key' */
  section: string;
  texts: ContentText[];
  onEdit: (id: string) => void;
}

function Section({ section, texts, onEdit }: SectionProps) {
  const place = placeOf(section);
  if (!place) return null;
  return (
    <section className="mb-8" aria-label={place.name}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{place.name}</h2>
        <a className="link inline-flex min-h-11 items-center" href={place.path} target="_blank" rel="noreferrer">
          {contentManagementWords.seeOnSite}
        </a>
      </header>
      <ul className="border-line divide-line divide-y border-y">
        {texts
          .filter(({ page_key, section_key }) => `${page_key}/${section_key}` === section)
          .map((text) => (
            <TextLine key={text.id} text={text} onEdit={() => onEdit(text.id)} />
          ))}
      </ul>
    </section>
  );
}
