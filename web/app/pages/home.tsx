import type { ComponentType } from 'react';
import type { Role } from '../../../shared/roles.ts';
import { useUser } from '../../client/session.ts';
import { Component as AdminHome } from './admin/home.tsx';
import { Component as BuyerHome } from './buyer/home.tsx';
import { Component as DealerHome } from './dealer/home.tsx';

// Within the app's own script: as chunks beside it they cost more round trips than they have bytes for the other roles.
const homes: Record<Role, ComponentType> = { buyer: BuyerHome, dealer: DealerHome, admin: AdminHome };

/** /dashboard: the home of whoever is signed in. */
export function DashboardHome() {
  const Home = homes[useUser().role];
  return <Home />;
}
