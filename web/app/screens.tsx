import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router';
import { type ScreenName, screensOf } from '../../shared/site/screens.ts';
import { useUser } from '../client/session.ts';
import { ScreenTitle } from '../ui/page-title.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** The homes are styled by the first stylesheet alone; every other screen brings the rest. */
const isHome = (file: string) => file.endsWith('/home.tsx');
const styled = async <Screen,>(file: string, load: () => Promise<Screen>) => {
  const [screen] = await Promise.all([load(), isHome(file) ? null : import('../styles/rest.css')]);
  return screen;
};

/** The file of every screen, each a chunk of its own. Its name is the `name` of its row in shared/site/screens.ts. */
const files = import.meta.glob<{ Component: ComponentType }>('./pages/**/*.tsx');
const components = new Map(
  Object.entries(files).map(([file, load]) => [file, lazy(async () => ({ default: (await styled(file, load)).Component }))]),
);

function Screen({ name, title }: { name: ScreenName; title: string }) {
  const Component = components.get(`./pages/${name}.tsx`);
  if (!Component) throw new Error(`web/app/pages has no ${name}.tsx`);
  return (
    <ScreenTitle value={title}>
      <Component />
    </ScreenTitle>
  );
}

/** The screen at this address for this role; "not found" when the role may not see it. If it fails to load or render, the menu stays usable. */
export function Screens() {
  const { role } = useUser();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={LoadFailed} resetKeys={[pathname]} onError={(error) => console.error(error)}>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {screensOf(role).map(([name, { path, title }]) => (
            <Route key={name} path={path} element={<Screen name={name} title={title} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
