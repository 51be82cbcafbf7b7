import { matchPath, useLocation } from 'react-router';
import { screensOf } from '../../shared/site/screens.ts';
import { useUser } from '../client/session.ts';
import { headingOf, Skeleton } from './skeleton.tsx';

/** The shape of the screen at this address, while it or what it shows first is loading: what the server drew stays as it is. */
export function ScreenLoading() {
  const user = useUser();
  const { pathname } = useLocation();
  const here = screensOf(user.role).find(([, { path }]) => matchPath(path, pathname));
  return <Skeleton title={here ? headingOf(here[0], user) : ''} />;
}
