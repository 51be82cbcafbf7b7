import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { contentPages } from '../../../../shared/content/schema.ts';
import { contentPageIn } from '../../../../shared/content/tab.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { pageNames, places } from '../../../modules/content/places.ts';
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
  const sections = Object.entries(places).filter(([key]) => key.startsWith(`${page}/`));
  return (
    <>
      <PageTitle>
        <nav className="tabs" aria-label="Pages">
          {contentPages.map((name) => (
            <Link key={name} to={paths.adminContent(name)} aria-current={name === page ? 'page' : undefined} replace>
              {pageNames[name]}
            </Link>
          ))}
        </nav>
      </PageTitle>
      {!data && <NotLoaded {...{ error, refetch }} failure="The texts did not load" loading="Loading the texts" />}
      {data &&
        sections.map(([key, { name, path }]) => (
          <section key={key} className="mb-8" aria-label={name}>
            <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
              <h2 className="text-xl">{name}</h2>
              <a className="link inline-flex min-h-11 items-center" href={path} target="_blank" rel="noreferrer">
                See it on the site
              </a>
            </header>
            <ul className="border-line divide-line divide-y border-y">
              {data.rows
                .filter(({ page_key, section_key }) => `${page_key}/${section_key}` === key)
                .map((text) => (
                  <TextLine key={text.id} text={text} onEdit={() => setEditing(text.id)} />
                ))}
            </ul>
          </section>
        ))}
      {edited && <EditTextDialog text={edited} onClose={() => setEditing(null)} />}
    </>
  );
}
