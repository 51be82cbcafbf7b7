import { lazy, Suspense } from 'react';
import { usePlatformSettings } from '../../../modules/settings/queries.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Failure } from '../../../ui/states.tsx';

// With its fields and its rules, larger than all of the page.
const PlatformSettings = lazy(async () => ({
  default: (await import('../../../modules/settings/platform-settings.tsx')).PlatformSettings,
}));

/** /dashboard/admin/settings: the platform settings (docs/domain/words.md, "Site texts"). */
export function Component() {
  const { data, error, refetch } = usePlatformSettings();
  return (
    <>
      <PageTitle />
      {error && !data && <Failure title="The settings could not be loaded" detail={error.message} retry={() => refetch()} />}
      <Suspense fallback={<Spinner label="Loading the settings" />}>
        {data && <PlatformSettings key={JSON.stringify(data)} settings={data} />}
      </Suspense>
      {!data && !error && <Spinner label="Loading the settings" />}
    </>
  );
}
