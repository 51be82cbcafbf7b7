import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { type ScreenName, screens, screensOf } from '../../shared/site/screens.ts';
import { useUser } from '../client/session.ts';
import { ScreenTitle } from '../ui/page-title.tsx';
import { focusPart, isFocusLost } from '../ui/remember-focus.ts';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** What the file of a screen exports. */
export interface ScreenFile {
  Component: ComponentType;
}

/**
 * The files of the screens, each a chunk of its own. Its name is the `name` of its row in shared/site/screens.ts. The administrator's stand in a list
 * that loads later, or buyers and dealers would carry the names of all its chunks.
 */
const files = import.meta.glob<ScreenFile>(['./pages/*.tsx', './pages/{buyer,dealer}/*.tsx', './pages/admin/home.tsx']);

async function loadFile(file: string) {
  const load = files[file] ?? (await import('./admin-screens.ts')).files[file];
  if (!load) throw new Error(`web/app has no ${file}`);
  return await load();
}

/** The homes are styled by the first stylesheet alone; every other screen brings the rest. */
async function loadScreen(name: string) {
  const isHome = name.endsWith('/home');
  const [{ Component }] = await Promise.all([loadFile(`./pages/${name}.tsx`), isHome ? null : import('../styles/rest.css')]);
  return { default: Component };
}

const components = new Map(Object.keys(screens).map((name) => [name, lazy(() => loadScreen(name))]));

function Screen({ name, title }: { name: ScreenName; title: string }) {
  const Component = components.get(name);
  if (!Component) throw new Error(`no screen is called ${name}`);
  return (
    <ScreenTitle value={title}>
      <Component />
      <FocusTaken key={name} />
    </ScreenTitle>
  );
}

/** A screen that takes the place of the link that led to it takes the focus too. */
function FocusTaken() {
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen comes
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (type === 'PUSH' && main && isFocusLost()) focusPart(main);
  }, []);
  return null;
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
