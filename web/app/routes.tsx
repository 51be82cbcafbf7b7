import { createBrowserRouter, type RouteObject } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import { ForRole } from './for-role.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { DashboardHome } from './pages/home.tsx';
import { DashboardShell, PlainShell, SignedIn } from './shell.tsx';

/** The signed-in area's one route table. Each page is its own chunk; what a role may not see is not found. */
const routes: RouteObject[] = [
  {
    element: <SignedIn />,
    HydrateFallback: () => <Spinner label="Loading the page" />,
    errorElement: <LoadFailed />,
    children: [
      {
        path: '/dashboard',
        element: <DashboardShell />,
        errorElement: <LoadFailed />,
        children: [
          { index: true, element: <DashboardHome /> },
          {
            element: <ForRole only="buyer" />,
            children: [{ path: 'requests', lazy: () => import('./pages/buyer/requests.tsx') }],
          },
          {
            element: <ForRole only="dealer" />,
            children: [
              { path: 'buyer-requests', lazy: () => import('./pages/dealer/buyer-requests.tsx') },
              { path: 'commissions', lazy: () => import('./pages/dealer/commissions.tsx') },
            ],
          },
          {
            element: <ForRole only="admin" />,
            children: [{ path: 'admin/users', lazy: () => import('./pages/admin/users.tsx') }],
          },
          { path: 'messages', lazy: () => import('./pages/messages.tsx') },
          { path: 'notifications', lazy: () => import('./pages/notifications.tsx') },
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        element: <PlainShell />,
        errorElement: <LoadFailed />,
        children: [
          { path: '/appointment/:id', lazy: () => import('./pages/appointment.tsx') },
          { path: '/dealer-verification', lazy: () => import('./pages/dealer/verification.tsx') },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
