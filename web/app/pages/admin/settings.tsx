import { type ComponentType, lazy, Suspense } from 'react';
import { adminFilesWords } from '../../../../words/files/admin-files.ts';
import { NotLoaded } from '../../../client/not-loaded.tsx';
import { usePlatformSettings } from '../../../modules/settings/queries.ts';
import { Boundary } from '../../../ui/boundary.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Failure } from '../../../ui/states.tsx';

// With its fields and its rules, larger than all of the page.
const PlatformSettings = lazy(async () => ({
  default: (await import('../../../modules/settings/platform-settings.tsx')).PlatformSettings,
}));

interface Section {
  /** Its anchor. */
  id: 'backup' | 'export';
  Part: ComponentType;
}

/** What stands below the settings, in its order, each loaded late. */
const sections: readonly Section[] = [
  {
    id: 'backup',
    Part: lazy(async () => ({ default: (await import('../../../modules/files/backup-section.tsx')).BackupSection })),
  },
  {
    id: 'export',
    Part: lazy(async () => ({ default: (await import('../../../modules/files/export-section.tsx')).ExportSection })),
  },
];

/** /dashboard/admin/settings: the platform settings (docs/domain/settings.md, "Platform settings"). */
export function Component() {
  const { data, error, refetch } = usePlatformSettings();
  return (
    <>
      <PageTitle />
      {!data && <NotLoaded {...{ error, refetch }} failure={adminFilesWords.settingsNotLoaded} />}
      <Suspense fallback={<Spinner label={adminFilesWords.loadingSettings} />}>
        {data && <PlatformSettings key={data.version} settings={data} />}
      </Suspense>
      {!data && !error && <Spinner label={adminFilesWords.loadingSettings} />}
      {sections.map(({ id, Part }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className="border-line mt-8 max-w-xl scroll-mt-16 border-t pt-5">
          <h2 id={`${id}-heading`} className="mb-3 text-xl">
            {adminFilesWords.headings[id]}
          </h2>
          <Boundary
            failed={(error) => <Failure title={adminFilesWords.partNotLoaded} detail={String(error)} retry={() => location.reload()} />}
          >
            <Suspense fallback={<Spinner label={adminFilesWords.loadingPart[id]} />}>
              <Part />
            </Suspense>
          </Boundary>
        </section>
      ))}
    </>
  );
}
