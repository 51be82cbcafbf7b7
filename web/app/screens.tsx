import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { type ScreenName, screens, screensOf } from '../../shared/site/screens.ts';
import { useUser } from '../client/session.ts';
import { Boundary } from '../ui/boundary.ts';
import { ScreenTitle } from '../ui/page-title.tsx';
import { focusPart, isFocusLost } from '../ui/remember-focus.ts';
import type { ScreenFile } from './admin-screens.ts';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/**
 * The homes, each a chunk of its own. The file of a screen is named after its row in shared/site/screens.ts. All others stand in two lists that come
 * after the first load: the names of a hundred chunks are two kilobytes of it.
 */
const homes = import.meta.glob<ScreenFile>('./pages/*/home.tsx');

const listOf = (file: string) => (file.startsWith('./pages/admin/') ? import('./admin-screens.ts') : import('./member-screens.ts'));

async function loadFile(file: string) {
  const load = homes[file] ?? (await listOf(file)).files[file];
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
  // Once this page is shown, the way to the next one: a link then waits for its screen alone. Without a connection it asks again itself.
  useEffect(() => void listOf(`./pages/${role}/`).catch(() => undefined), [role]);
  return (
    <Boundary failed={() => <LoadFailed />} of={pathname}>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {screensOf(role).map(([name, { path, title }]) => (
            <Route key={name} path={path} element={<Screen name={name} title={title()} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
}
