import { type ComponentType, lazy, Suspense } from 'react';
import type { Role } from '../../../shared/access.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useUser } from '../session.ts';

const page = (load: () => Promise<{ Component: ComponentType }>) => lazy(async () => ({ default: (await load()).Component }));

const homes: Record<Role, ComponentType> = {
  buyer: page(() => import('./buyer/home.tsx')),
  dealer: page(() => import('./dealer/home.tsx')),
  admin: page(() => import('./admin/home.tsx')),
};

/** /dashboard: the home of whoever is signed in. */
export function DashboardHome() {
  const Home = homes[useUser().role];
  return (
    <Suspense fallback={<Spinner label="Loading your dashboard" />}>
      <Home />
    </Suspense>
  );
}
